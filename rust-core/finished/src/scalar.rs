//! Scalars: the values that generated code reads from one string, number or boolean.

include!(concat!(env!("OUT_DIR"), "/scalar.rs"));
