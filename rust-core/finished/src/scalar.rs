//! Scalars: the values that generated code reads from one string, number or boolean.

/// The scalars that generated code reads itself (R5.1). The table names each in its column `default`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scalar {
    /// `String`.
    String,
    /// `CharSequence`, read as a `String`.
    CharSequence,
    /// `char` or `Character`: one UTF-16 unit.
    Char,
    Boolean,
    Byte,
    Short,
    Int,
    Long,
    Float,
    Double,
    BigInteger,
    BigDecimal,
    Number,
    /// `byte[]` as base64 text.
    Bytes,
    /// `char[]` as a string that is secret.
    Chars,
}
