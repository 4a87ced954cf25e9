//! The names of the files that a tool class leads to: no file system can hold a name of any length (R9.1).

use crate::diagnostics::Diagnostic;
use crate::wire::request::Request;
use crate::wire::response::Place;
use copilot_tool_text::strings::clipped;

/// The bytes that ext4, APFS, NTFS and most other file systems allow for the name of a file.
const LONGEST: usize = 255;

/// The end of a catalogue's file, whose name also has the package.
const CATALOG: &str = ".json";

/// Returns the problem of a tool class whose companion or catalogue cannot be a file, and its place.
///
/// `class_file` is the end of the longest class file of an embedding companion, unless it is divided into several
/// classes. A linked one has shorter names, but the class path decides which form a companion has.
pub(crate) fn check(request: &Request, has_catalog: bool, class_file: &'static str) -> Option<(Place, Diagnostic)> {
    let declaration = request.declaration(request.tool_class);
    let binary = declaration.binary_name.as_str();
    let simple = match declaration.package.as_str() {
        "" => binary,
        package => binary
            .strip_prefix(package)
            .map_or(binary, |name| name.trim_start_matches('.')),
    };
    let companion = (class_file, simple.len().saturating_add(class_file.len()));
    let catalog = (CATALOG, binary.len().saturating_add(CATALOG.len()));
    let files = [Some(companion), has_catalog.then_some(catalog)];
    let (suffix, length) = files.into_iter().flatten().find(|(_, length)| *length > LONGEST)?;
    let class = clipped(simple, 60);
    let too_long = Diagnostic::ClassName { class, suffix, length };
    Some((Place::element(declaration.element), too_long))
}
