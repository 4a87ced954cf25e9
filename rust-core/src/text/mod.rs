//! What is about characters alone: JSON with positions, decimal numbers, regular expressions, Javadoc, identifiers. It
//! knows no request, type or tool.

pub(crate) mod identifiers;
pub(crate) mod javadoc;
pub(crate) mod json;
pub(crate) mod numbers;
pub(crate) mod order;
pub(crate) mod regex_ecma;
pub(crate) mod strings;
