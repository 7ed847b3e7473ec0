//! The screens before and after a game: keys in, screen out.

#[path = "front/form.rs"]
mod form;
#[path = "front/form_more.rs"]
mod form_more;
#[path = "front/form_options.rs"]
mod form_options;
#[path = "front/form_rules.rs"]
mod form_rules;
#[path = "front/form_time.rs"]
mod form_time;
#[path = "front/help.rs"]
mod help;
#[path = "front/help_facts.rs"]
mod help_facts;
#[path = "front/home.rs"]
mod home;
#[path = "front/record_file.rs"]
mod record_file;
#[path = "front/shelf.rs"]
mod shelf;
#[path = "front/shelf_keys.rs"]
mod shelf_keys;
#[path = "front/sizes.rs"]
mod sizes;
#[path = "front/slots.rs"]
mod slots;
#[path = "front/stage.rs"]
pub mod stage;
