//! Values that are being read: arrays and objects with their parts, and what happens after it.

use std::collections::VecDeque;

use copilot_tool_finished::tools::ReaderId;
use copilot_tool_text::json::Json;

use crate::{Misfit, Step};

/// A value inside an array or object.
pub(crate) enum Part {
    /// A value that a reader reads.
    Read(ReaderId, Json),
    /// The value of the same property under a further name: it is not used, but must be right, too.
    Also(ReaderId, Json),
    /// A value that is passed on.
    Passed(Json),
    /// A required member that is missing.
    Missing,
}

/// The use of the parts.
pub(crate) enum Container {
    Array,
    /// An object, whose member names are as they are.
    Object,
    /// A map, with the reader of its keys.
    Map(ReaderId),
    /// An array of a name and the value, which is the only part.
    Pair(String),
}

/// An array or object that is being read.
pub(crate) struct Frame {
    pub(crate) reader: ReaderId,
    pub(crate) container: Container,
    pub(crate) parts: VecDeque<(Step, Part)>,
    /// The steps after the value was read, the last first.
    pub(crate) after: Vec<After>,
    /// How many levels are around the parts.
    pub(crate) level: usize,
    /// Whether the value came as JSON text.
    pub(crate) is_from_text: bool,
    /// Whether the part that is being read is part of the result.
    pub(crate) is_used: bool,
    pub(crate) done: Vec<(Step, Json)>,
    pub(crate) misfits: Vec<Misfit>,
}

/// A value that was begun.
pub(crate) enum Begun {
    Read(Json),
    Refused(Refusal),
    Opened(Box<Frame>),
}

/// A value that is refused, and the array or object whose text it is (R5.2).
pub(crate) struct Refusal {
    pub(crate) misfits: Vec<Misfit>,
    pub(crate) instead: Option<Json>,
}

impl Refusal {
    pub(crate) fn of(misfit: Misfit) -> Self {
        Self {
            misfits: vec![misfit],
            instead: None,
        }
    }
}

/// A step after a value was read.
pub(crate) enum After {
    /// The constraints of this reader are enforced on the value that came.
    Constraints(ReaderId, Json),
    /// The value that came is the result.
    AsItCame(Json),
    /// A member is added, which is no entry of the map.
    Member(String, Json),
    /// Errors do not show the value, nor those of the values inside if it is a whole secret.
    Concealed { is_whole: bool },
    /// Code of the user's own makes something of it.
    Code,
}
