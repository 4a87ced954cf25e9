//! The order in which a type and the types in it are written, with a stack of its own: they nest to any depth.

/// A part of what is written for a type.
pub(crate) enum Part<T, P> {
    /// Another type, which is written here.
    Type(T),
    Piece(P),
}

/// Returns the pieces that are written, in order.
///
/// - `first`: the parts to begin with
/// - `parts`: returns what is written for a type
pub(crate) fn pieces<T, P>(
    first: Vec<Part<T, P>>,
    mut parts: impl FnMut(T) -> Vec<Part<T, P>>,
) -> impl Iterator<Item = P> {
    let mut open = first;
    open.reverse();
    std::iter::from_fn(move || {
        loop {
            match open.pop()? {
                Part::Piece(piece) => return Some(piece),
                Part::Type(ty) => open.extend(parts(ty).into_iter().rev()),
            }
        }
    })
}

/// Returns the parts of a list of types; none if it is empty.
///
/// - `around`: the pieces before, between and after the types
pub(crate) fn list<T, P: Clone>(types: impl IntoIterator<Item = T>, around: [P; 3]) -> Vec<Part<T, P>> {
    let [before, between, after] = around;
    let mut parts = Vec::new();
    for ty in types {
        let piece = if parts.is_empty() { &before } else { &between };
        parts.extend([Part::Piece(piece.clone()), Part::Type(ty)]);
    }
    if !parts.is_empty() {
        parts.push(Part::Piece(after));
    }
    parts
}
