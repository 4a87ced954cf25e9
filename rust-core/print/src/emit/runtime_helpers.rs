//! The runtime helpers: members of `java-api`'s `tool.runtime`. A companion has those that it needs (R9.5). `build.rs`
//! cuts them out of the Java sources.

use copilot_tool_finished::checks::HelperCheck;
use copilot_tool_finished::scalar::Scalar;

use super::java_tokens;
use super::names::RUNTIME_PACKAGE;

include!(concat!(env!("OUT_DIR"), "/runtime_helpers.rs"));
include!(concat!(env!("OUT_DIR"), "/check_helpers.rs"));
include!(concat!(env!("OUT_DIR"), "/scalar_helpers.rs"));

/// One member: a method with its overloads, a constant or a class.
struct HelperMember {
    name: &'static str,
    /// Its source without indentation, with marks in place of the types that it names.
    text: &'static str,
    needs: &'static [Helper],
    /// Whether it, or a member that it needs, uses the field `mapper` of the call's class.
    uses_mapper: bool,
    /// The class in `tool.runtime` whose static members a linked companion imports; `None` for those that it inherits.
    imported_from: Option<&'static str>,
}

impl Helper {
    #[expect(clippy::indexing_slicing, reason = "every helper has its entry")]
    fn member(self) -> &'static HelperMember {
        &MEMBERS[self as usize].1
    }

    /// Returns the helper's name in Java.
    pub(super) fn name(self) -> &'static str {
        self.member().name
    }

    /// Returns the helper's source.
    pub(super) fn text(self) -> &'static str {
        self.member().text
    }

    /// Whether the helper needs the handler's mapper in the class of the call.
    pub(super) fn uses_mapper(self) -> bool {
        self.member().uses_mapper
    }

    /// Whether the helper is a class.
    pub(super) fn is_class(self) -> bool {
        java_tokens::is_class(self.name())
    }

    /// Returns the static import by which a linked companion names the helper; `None` if it inherits the helper, or the
    /// helper is a class.
    pub(super) fn static_import(self) -> Option<String> {
        let class = self.member().imported_from.filter(|_| !self.is_class())?;
        Some(format!("static {RUNTIME_PACKAGE}.{class}.{}", self.name()))
    }

    /// Returns the names of all helpers.
    pub(super) fn all_names() -> impl Iterator<Item = &'static str> {
        MEMBERS.iter().map(|(_, member)| member.name)
    }
}

/// A set of helpers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Helpers([u128; 2]);

impl Helpers {
    /// Adds a helper, and returns whether it was not in the set.
    pub(super) fn insert(&mut self, helper: Helper) -> bool {
        let is_new = !self.contains(helper);
        for (bits, own) in self.0.iter_mut().zip(Self::bits(helper)) {
            *bits |= own;
        }
        is_new
    }

    /// Adds the helpers of another set.
    pub(super) fn insert_all(&mut self, others: Self) {
        for (bits, other) in self.0.iter_mut().zip(others.0) {
            *bits |= other;
        }
    }

    fn contains(self, helper: Helper) -> bool {
        self.0.iter().zip(Self::bits(helper)).any(|(bits, own)| bits & own != 0)
    }

    /// Returns the set of one helper.
    fn bits(helper: Helper) -> [u128; 2] {
        let number = helper as u32;
        [
            1_u128.checked_shl(number).unwrap_or_default(),
            number.checked_sub(u128::BITS).map_or(0, |rest| 1 << rest),
        ]
    }

    /// Returns the helpers and all that these need, except those in `present`.
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

    /// Returns the helpers in the order of the sources.
    pub(super) fn iter(self) -> impl Iterator<Item = Helper> {
        MEMBERS
            .iter()
            .map(|(helper, _)| *helper)
            .filter(move |helper| self.contains(*helper))
    }
}
