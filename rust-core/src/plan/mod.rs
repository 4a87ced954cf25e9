//! The plan of a class without errors: how its schemas look, and how each value is read.

pub(crate) mod finish;
pub(crate) mod json_readers;
pub(crate) mod reader_plan;
pub(crate) mod schema_nodes;
