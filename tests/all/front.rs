//! The screens before and after a game: keys in, screen out.

mod form;
mod form_more;
mod form_options;
mod form_rules;
mod form_time;
mod help;
mod help_facts;
mod home;
mod record_file;
mod shelf;
mod shelf_keys;
mod sizes;
mod slots;
pub mod stage;
