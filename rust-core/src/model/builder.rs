//! What building a tool needs at hand, shared by everything that validates a part of it.

use super::api::Api;
use super::options::Options;
use super::shaping::Shapes;
use super::types::Ty;
use crate::diagnostics::{Code, Diagnostics};
use crate::wire::request::{Request, Value};
use crate::wire::response::Place;

/// What building a tool needs at hand.
pub(crate) struct Builder<'b, 'r> {
    pub(crate) request: &'r Request,
    pub(crate) shapes: &'b mut Shapes<'r>,
    pub(crate) diagnostics: &'b mut Diagnostics<'r>,
    pub(crate) api: &'b Api,
    pub(crate) options: Options,
    /// The tool class's type inside itself.
    pub(crate) own: Ty,
    pub(crate) unresolved: Vec<String>,
}

impl Builder<'_, '_> {
    /// The text of a string value. A lone surrogate in it is an error at the value (R9.2).
    pub(crate) fn text(&mut self, place: &Place, value: Option<&Value>) -> Option<String> {
        if let Some(Value::LoneSurrogate(_)) = value {
            self.diagnostics.report(Code::LoneSurrogate, place, &[]);
        }
        value.and_then(Value::as_str).map(str::to_owned)
    }
}
