//! Names of properties, made from accessors' names and by naming strategies, and names of enum constants.
//!
//! The facts were checked against Jackson 2.17 and 2.19: `DefaultAccessorNamingStrategy` (`legacyManglePropertyName`;
//! `MapperFeature.USE_STD_BEAN_NAMING` is off) and `PropertyNamingStrategies`.

/// A naming strategy of Jackson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Strategy {
    Snake,
    UpperSnake,
    LowerCamel,
    UpperCamel,
    Lower,
    Kebab,
    LowerDot,
}

impl Strategy {
    /// Returns the strategy of a class by its simple name, in `PropertyNamingStrategies`, in the older
    /// `PropertyNamingStrategy`, or in `EnumNamingStrategies`. `None` for any other class.
    pub(super) fn of(class: &str) -> Option<Self> {
        Some(match class {
            "SnakeCaseStrategy" | "LowerCaseWithUnderscoresStrategy" => Self::Snake,
            "UpperSnakeCaseStrategy" => Self::UpperSnake,
            "LowerCamelCaseStrategy" | "CamelCaseStrategy" => Self::LowerCamel,
            "UpperCamelCaseStrategy" | "PascalCaseStrategy" => Self::UpperCamel,
            "LowerCaseStrategy" => Self::Lower,
            "KebabCaseStrategy" => Self::Kebab,
            "LowerDotCaseStrategy" => Self::LowerDot,
            _ => return None,
        })
    }

    /// Returns the strategy's name for a property with this implicit name.
    pub(super) fn translate(self, name: &str) -> String {
        match self {
            Self::Snake => snake(name),
            Self::UpperSnake => snake(name).to_uppercase(),
            Self::LowerCamel => name.to_owned(),
            Self::UpperCamel => {
                let mut chars = name.chars();
                chars.next().map_or_else(String::new, |first| {
                    std::iter::once(upper(first)).chain(chars).collect()
                })
            }
            Self::Lower => name.chars().map(lower).collect(),
            Self::Kebab => separated(name, '-'),
            Self::LowerDot => separated(name, '.'),
        }
    }
}

/// Returns the name of an enum constant as a property's name, which a strategy then translates
/// (`EnumNamingStrategies.DelegatingEnumNamingStrategy.toBeanName`): `NEXT_DAY` becomes `nextDay`.
pub(super) fn of_constant(constant: &str) -> String {
    let mut words = constant.split('_');
    let mut name = words.next().unwrap_or_default().to_lowercase();
    for word in words {
        let mut letters = word.chars();
        name.extend(letters.next().map(upper));
        name.push_str(&letters.as_str().to_lowercase());
    }
    name
}

/// Returns `Character.toLowerCase`, which maps one character to one.
fn lower(c: char) -> char {
    single(c.to_lowercase()).unwrap_or(c)
}

/// Returns `Character.toUpperCase`, which maps one character to one.
fn upper(c: char) -> char {
    single(c.to_uppercase()).unwrap_or(c)
}

fn single(mut letters: impl Iterator<Item = char>) -> Option<char> {
    letters.next().filter(|_| letters.next().is_none())
}

/// Translates as `SnakeCaseStrategy.translate`: a run of capitals is one word, and a leading underscore is removed.
fn snake(name: &str) -> String {
    let mut result = String::new();
    let mut after_capital = false;
    for (position, c) in name.chars().enumerate() {
        if position == 0 && c == '_' {
            continue;
        }
        if c.is_uppercase() {
            if !after_capital && !result.is_empty() && !result.ends_with('_') {
                result.push('_');
            }
            after_capital = true;
            result.push(lower(c));
        } else {
            after_capital = false;
            result.push(c);
        }
    }
    if result.is_empty() { name.to_owned() } else { result }
}

/// Translates as `NamingBase.translateLowerCaseWithSeparator`: the last of a run of capitals begins the next word.
fn separated(name: &str, separator: char) -> String {
    let mut result: Vec<char> = Vec::new();
    let mut capitals = 0usize;
    for (position, c) in name.chars().enumerate() {
        let small = lower(c);
        if small == c {
            if capitals > 1 {
                result.insert(result.len().saturating_sub(1), separator);
            }
            capitals = 0;
        } else {
            if capitals == 0 && position > 0 {
                result.push(separator);
            }
            capitals += 1;
        }
        result.push(small);
    }
    result.into_iter().collect()
}

/// Returns the property of a method with this name, if it begins with the prefix of such accessors: `get`, `is`, `set`,
/// or that of a builder's methods.
pub(super) fn of_accessor(method: &str, prefix: &str) -> Option<String> {
    method.strip_prefix(prefix).and_then(mangled)
}

/// Returns the name with all leading capitals in lower case: `URLText` becomes `urltext`, `FooBar` `fooBar`; `None` for
/// an empty name.
fn mangled(rest: &str) -> Option<String> {
    if rest.is_empty() {
        return None;
    }
    let mut leading = true;
    let lowered = rest.chars().map(|c| {
        let small = lower(c);
        leading &= small != c;
        if leading { small } else { c }
    });
    Some(lowered.collect())
}

#[cfg(test)]
mod tests;
