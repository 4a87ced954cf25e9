//! The diagnostics of a tool class: every kind in one table ([`table`]), the texts of their reasons ([`reasons`]), those
//! that were found in a class ([`findings`]), and which of them are reported ([`reporting`], R8.1).

#![forbid(unsafe_code)]
#![expect(
    missing_docs,
    reason = "fields and variants whose names say everything have no comment"
)]

mod findings;
pub mod reasons;
mod reporting;
mod shim;
mod table;

pub use findings::Findings;
pub use reporting::reported;
pub use shim::{SHIM_TEXTS, ShimText};
pub use table::Diagnostic;
pub use table::{CODES, Code, Entry};

use copilot_tool_wire::response::{Place, Reported, Severity};

impl Code {
    /// Whether the diagnostic is about the options or the class path, so that every tool class of a compilation causes
    /// it.
    fn is_of_the_compilation(self) -> bool {
        matches!(self, Self::ApiMissing | Self::SdkNewer | Self::Option)
    }

    /// Whether the user can suppress it (R8.1): every warning and note, and the one error that is reported under
    /// `copilot.tool.strict` only (R3.6).
    fn is_silenceable(self) -> bool {
        self == Self::DescriptionAbsent || self.entry().severity != Severity::Error
    }
}

impl Diagnostic {
    /// Returns the whole text: code, sentence, and help if there is any.
    fn text(&self) -> String {
        let mut text = format!("[{}] {}", self.code().entry().code, self.sentence());
        let help = self.help();
        if !help.is_empty() {
            text.push(' ');
            text.push_str(&help);
        }
        text
    }

    /// Returns a problem of the processor itself, which belongs to no element.
    pub fn without_place(&self) -> Reported {
        let entry = self.code().entry();
        Reported {
            severity: entry.severity,
            once: true,
            code: entry.code,
            text: self.text(),
            place: Place::default(),
        }
    }
}

#[cfg(test)]
mod tests;
