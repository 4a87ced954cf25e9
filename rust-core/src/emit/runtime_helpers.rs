//! The runtime helpers: members of `java-api`'s `tool.runtime`, of which a companion has those that it needs (R9.5).
//! `build.rs` cuts them out of the Java sources.

include!(concat!(env!("OUT_DIR"), "/runtime_helpers.rs"));

/// One member: a method with its overloads, a constant or a class.
struct Member {
    name: &'static str,
    /// Its source at an indentation of no spaces, with marks in place of the types that it names.
    text: &'static str,
    needs: &'static [Helper],
}

impl Helper {
    #[expect(clippy::indexing_slicing, reason = "every helper has its entry")]
    fn member(self) -> &'static Member {
        &MEMBERS[self as usize].1
    }

    /// The helper's name in Java.
    pub(super) fn name(self) -> &'static str {
        self.member().name
    }

    /// The helper's source.
    pub(super) fn text(self) -> &'static str {
        self.member().text
    }

    /// Whether the helper is a class: `ArgumentError`, but not `MOST_DIGITS`.
    pub(super) fn is_class(self) -> bool {
        let name = self.name();
        name.starts_with(|letter: char| letter.is_ascii_uppercase())
            && name.contains(|letter: char| letter.is_ascii_lowercase())
    }

    /// The names of all helpers.
    pub(super) fn all_names() -> impl Iterator<Item = &'static str> {
        MEMBERS.iter().map(|(_, member)| member.name)
    }
}

/// A set of helpers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Helpers(u128);

impl Helpers {
    /// Adds a helper; whether it was not in the set.
    pub(super) fn insert(&mut self, helper: Helper) -> bool {
        let bit = 1 << (helper as u8);
        let is_new = self.0 & bit == 0;
        self.0 |= bit;
        is_new
    }

    /// Adds the helpers of another set.
    pub(super) fn insert_all(&mut self, others: Self) {
        self.0 |= others.0;
    }

    fn contains(self, helper: Helper) -> bool {
        self.0 & (1 << (helper as u8)) != 0
    }

    /// The helpers and all that these need, less those in `present`.
    pub(super) fn closure(self, present: Self) -> Self {
        let mut needed = Self::default();
        let mut open: Vec<Helper> = self.iter().collect();
        while let Some(helper) = open.pop() {
            if !present.contains(helper) && needed.insert(helper) {
                open.extend(helper.member().needs);
            }
        }
        needed
    }

    /// The helpers in the order of the sources.
    pub(super) fn iter(self) -> impl Iterator<Item = Helper> {
        MEMBERS
            .iter()
            .map(|(helper, _)| *helper)
            .filter(move |helper| self.contains(*helper))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needed(helper: Helper) -> Vec<&'static str> {
        let mut helpers = Helpers::default();
        helpers.insert(helper);
        helpers.closure(Helpers::default()).iter().map(Helper::name).collect()
    }

    #[test]
    fn r9_5_a_helper_brings_only_what_it_needs() {
        assert_eq!(needed(Helper::completed), ["completed"]);
        assert!(needed(Helper::intValue).contains(&"ArgumentError"));
        assert!(!needed(Helper::intValue).contains(&"mapped"));
    }

    #[test]
    fn every_helper_is_in_the_table_with_whole_braces() {
        for (position, (helper, member)) in MEMBERS.iter().enumerate() {
            assert_eq!(*helper as usize, position);
            let braces = [member.text.matches('{').count(), member.text.matches('}').count()];
            assert_eq!(braces[0], braces[1], "{}", member.name);
        }
    }

    #[test]
    fn a_helper_names_types_by_their_marks() {
        let text = Helper::completed.text();
        assert!(text.contains("\u{1}java.util.concurrent/CompletableFuture\u{2}<\u{1}java.lang/Object\u{2}>"));
    }
}
