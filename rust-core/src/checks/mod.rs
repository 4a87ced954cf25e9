//! Checks: functions from the type graph to values and findings.

pub(crate) mod default_values;
pub(crate) mod defaults;
pub(crate) mod descriptions;
pub(crate) mod failures;
pub(crate) mod file_names;
pub(crate) mod hints;
pub(crate) mod jackson_on_parameters;
pub(crate) mod left_out;
pub(crate) mod names;
pub(crate) mod options;
pub(crate) mod own_schema;
pub(crate) mod parameters;
pub(crate) mod proxied_classes;
pub(crate) mod result_types;
pub(crate) mod results;
pub(crate) mod schema_sizes;
pub(crate) mod surrogates;
pub(crate) mod type_checks;
pub(crate) mod validate;
pub(crate) mod validation_context;
