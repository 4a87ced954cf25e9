//! What building a tool needs at hand, shared by everything that validates a part of it.

use super::api::Api;
use super::facts;
use super::java_names;
use super::options::Options;
use super::shaping::Shapes;
use super::types::Ty;
use crate::diagnostics::reasons::SurrogateText;
use crate::diagnostics::{Diagnostic, Diagnostics};
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
    /// The name of the tool that is being built.
    pub(crate) tool: String,
    pub(crate) unresolved: Vec<String>,
}

impl Builder<'_, '_> {
    /// Has the class asked for again in a later round, when another processor may have written the missing type (R8.3).
    /// In the last round that is an error, which is left to the compiler where it reports it itself: a type that is
    /// named in sources, unless processors write it too late and the compiler then takes it. `needed` says for what the
    /// type is needed.
    pub(crate) fn missing(&mut self, name: String, is_named_in_source: bool, needed: &str, place: &Place) {
        if self.request.last_round {
            if !is_named_in_source {
                // The compiler finds no class file, or Java has no name for it (R3.12).
                let (r#type, path) = (name.clone(), needed.to_owned());
                let diagnostic = if java_names::can_name_missing(&name) {
                    Diagnostic::TypeMissing { r#type, path }
                } else {
                    Diagnostic::TypeName { r#type, path }
                };
                self.diagnostics.report(place, &diagnostic);
            } else if self.request.missing_unreported {
                let class = facts::short_name(self.request.declaration(self.request.tool_class));
                let needed = if self.tool.is_empty() {
                    needed.to_owned()
                } else {
                    format!("{needed} of the tool '{}'", self.tool)
                };
                let late = Diagnostic::TypeLate {
                    r#type: name.clone(),
                    path: needed,
                    class,
                };
                self.diagnostics.report(place, &late);
            }
        }
        self.unresolved.push(name);
    }

    /// The text of a string value. A lone surrogate in it is an error at the value (R9.2).
    pub(crate) fn text(&mut self, place: &Place, value: Option<&Value>) -> Option<String> {
        if let Some(Value::LoneSurrogate(_)) = value {
            let text = SurrogateText::Here;
            self.diagnostics.report(place, &Diagnostic::LoneSurrogate { text });
        }
        value.and_then(Value::as_str).map(str::to_owned)
    }
}
