//! The thread that reads keys. Each is stamped right after it was read, so that nothing the loop does can make a
//! move late.

use std::io;

use crossterm::event::{self, Event, KeyEventKind};

use super::clock::Clock;
use super::inbox::{Message, Outside, Post};

/// Starts to read the terminal.
pub fn read<C: Clock + Send + 'static>(post: Post<C>) -> io::Result<()> {
    super::thread("keys", move || {
        loop {
            let message = match event::read() {
                Ok(event) if counts(&event) => Message::Event(event),
                Ok(_) => continue,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(_) => Message::Outside(Outside::InputLost),
            };
            let lost = matches!(message, Message::Outside(_));
            if !post.send(message) || lost {
                return;
            }
        }
    })
}

/// A held key must not play for the opponent, and a key is pressed once, not again when it is let go. Sizes come
/// by signal, because this thread may be stuck in the middle of a key sequence.
fn counts(event: &Event) -> bool {
    match event {
        Event::Key(key) => key.kind == KeyEventKind::Press,
        Event::Mouse(_) | Event::Paste(_) => true,
        Event::Resize(..) | Event::FocusGained | Event::FocusLost => false,
    }
}

#[cfg(test)]
mod tests {
    use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

    use super::counts;

    #[test]
    fn only_presses_count() {
        let key = |kind| Event::Key(KeyEvent::new_with_kind(KeyCode::Enter, KeyModifiers::NONE, kind));
        assert!(counts(&key(KeyEventKind::Press)));
        assert!(!counts(&key(KeyEventKind::Repeat)));
        assert!(!counts(&key(KeyEventKind::Release)));
        assert!(counts(&Event::Paste("D4".into())));
        assert!(!counts(&Event::FocusLost) && !counts(&Event::Resize(80, 24)));
    }
}
