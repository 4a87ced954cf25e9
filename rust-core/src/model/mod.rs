//! Tools, parameters and types: what the request's facts mean.

pub(crate) mod api;
pub(crate) mod builder;
pub(crate) mod check;
pub(crate) mod collect;
pub(crate) mod constraints;
pub(crate) mod defaults;
pub(crate) mod facts;
pub(crate) mod jackson;
pub(crate) mod meta_annotations;
pub(crate) mod options;
pub(crate) mod own_schema;
pub(crate) mod parameters;
pub(crate) mod recursion;
pub(crate) mod results;
pub(crate) mod schema_graph;
pub(crate) mod schema_nodes;
pub(crate) mod shape;
pub(crate) mod shaping;
pub(crate) mod site;
pub(crate) mod surrogates;
pub(crate) mod temporal;
pub(crate) mod tool;
pub(crate) mod type_variables;
pub(crate) mod types;
pub(crate) mod validate;
