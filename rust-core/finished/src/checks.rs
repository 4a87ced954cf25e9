//! Constraints as generated code enforces them (R7.8): the ends of ranges, regular expressions, and checks by runtime
//! helpers.

use copilot_tool_text::numbers::Decimal;
use copilot_tool_text::regex_ecma;

include!(concat!(env!("OUT_DIR"), "/helper_checks.rs"));

/// One end of a range.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Bound {
    /// The end, exact.
    pub value: Decimal,
    /// Whether the end itself is allowed.
    pub inclusive: bool,
}

impl Bound {
    /// Returns the least integer that the bound allows as the lower end of a range; `None` if it has too many digits.
    pub fn least_integer(&self) -> Option<Decimal> {
        self.value.least_integer(self.inclusive)
    }

    /// Returns the greatest integer that the bound allows as the upper end of a range; `None` if it has too many digits.
    pub fn greatest_integer(&self) -> Option<Decimal> {
        self.value.greatest_integer(self.inclusive)
    }
}

/// A Java regular expression that the whole string must match.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// The expression as `java.util.regex.Pattern.compile` takes it.
    pub source: String,
    /// The flags as `compile` takes them: the sum of `java.util.regex.Pattern`'s constants.
    pub flags: u32,
}

impl Pattern {
    /// Returns the expression with the same meaning in ECMA-262, which a schema can contain; `None` if that is not certain.
    pub fn to_ecma(&self) -> Option<String> {
        regex_ecma::to_ecma(&self.source).filter(|_| self.flags == 0)
    }
}

/// A check by a runtime helper, with the arguments that follow the value.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CheckCall {
    pub check: HelperCheck,
    /// The arguments, in the helper's order.
    pub arguments: Vec<i32>,
}
