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
    /// `boolean` or `Boolean`.
    Boolean,
    /// `byte` or `Byte`.
    Byte,
    /// `short` or `Short`.
    Short,
    /// `int` or `Integer`.
    Int,
    /// `long` or `Long`.
    Long,
    /// `float` or `Float`.
    Float,
    /// `double` or `Double`.
    Double,
    /// `BigInteger`.
    BigInteger,
    /// `BigDecimal`.
    BigDecimal,
    /// `Number`.
    Number,
    /// `byte[]` as base64 text.
    Bytes,
}
