//! Random types, and random values of their schemas.

pub(crate) mod draw;
pub(crate) mod instances;
pub(crate) mod validator;
