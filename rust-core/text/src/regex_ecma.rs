//! The Java regular expressions that a schema's `pattern` can hold (R7.8).
//!
//! JSON Schema reads patterns as ECMA-262 does with the `u` flag (2020-12 core §6.4). This is an allow-list of the
//! syntax that has the same meaning in both languages. An expression with anything else is left out of the schema and
//! only enforced.
//!
//! Some syntax is accepted although the languages differ on rare characters: `.` also excludes U+0085 in Java, `\s` is
//! ASCII in Java and Unicode in ECMA-262 (R7.8 itself writes `\S` for `NotBlank`), and `\p{…}` depends on the Unicode
//! version of each side.

/// General categories of Unicode with the same name in both languages. `C`, `Cn` and `Cs` are left out: they contain
/// surrogates, and the characters that the Unicode version of one side does not know yet.
const CATEGORIES: [&str; 34] = [
    "L", "Lu", "Ll", "Lt", "LC", "Lm", "Lo", "M", "Mn", "Mc", "Me", "N", "Nd", "Nl", "No", "P", "Pc", "Pd", "Ps", "Pe",
    "Pi", "Pf", "Po", "S", "Sm", "Sc", "Sk", "So", "Z", "Zs", "Zl", "Zp", "Cc", "Co",
];

/// The largest count in a quantifier: Java's is an `int`.
const MAX_COUNT: u32 = 2_147_483_647;

/// Returns the expression with which ECMA-262 finds, as `^(?:expression)$` with the `u` flag, exactly the strings that
/// the Java expression accepts, compiled without flags and matched against a whole string (`Matcher.matches()`). `None`
/// if that is not certain.
///
/// The allow-list: characters; `\` before any character that is no letter or digit, and left out where ECMA-262 forbids
/// it; `]` and `}` as characters, which ECMA-262 reads after a `\`; `\t \n \r \f \xHH \uHHHH`; `.`, `\d \w \s` and their
/// opposites; `\p{…}` and `\P{…}` with a general category; classes of these, with ranges; groups `(…)` and `(?:…)`; `|`;
/// the quantifiers `? * + {n} {n,} {n,m}`, greedy or lazy; `^` at the start and `$` at the end of an alternative that is
/// in no group. Not accepted are lookaround, backreferences, named groups, possessive quantifiers, inline flags, `\b`,
/// and nested or intersected classes.
pub fn to_ecma(pattern: &str) -> Option<String> {
    let read = String::with_capacity(pattern.len());
    let mut scanner = Scanner { rest: pattern, read };
    scanner.pattern()?;
    Some(scanner.read)
}

/// An item of a character class: one character, which can begin or end a range, or a set.
enum ClassItem {
    One(char),
    Set,
}

/// A scanner that consumes the front of `rest`. Its methods return `None` at the first syntax that is not on the list.
struct Scanner<'a> {
    rest: &'a str,
    /// The part that was consumed, as ECMA-262 reads it.
    read: String,
}

impl Scanner<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let mut characters = self.rest.chars();
        let next = characters.next();
        self.rest = characters.as_str();
        self.read.extend(next);
        next
    }

    fn eat(&mut self, wanted: &str) -> bool {
        let rest = self.rest.strip_prefix(wanted);
        self.rest = rest.unwrap_or(self.rest);
        self.read.push_str(rest.map_or("", |_| wanted));
        rest.is_some()
    }

    fn pattern(&mut self) -> Option<()> {
        let mut groups: usize = 0;
        let mut starts_alternative = true;
        let mut takes_quantifier = false;
        while let Some(character) = self.next() {
            let is_quantifier = match character {
                '|' => {
                    (starts_alternative, takes_quantifier) = (true, false);
                    continue;
                }
                '(' => {
                    if self.rest.starts_with('?') && !self.eat("?:") {
                        return None;
                    }
                    groups += 1;
                    (starts_alternative, takes_quantifier) = (false, false);
                    continue;
                }
                ')' => {
                    groups = groups.checked_sub(1)?;
                    false
                }
                '^' if groups == 0 && starts_alternative => {
                    (starts_alternative, takes_quantifier) = (false, false);
                    continue;
                }
                '$' if groups == 0 && matches!(self.peek(), None | Some('|')) => {
                    takes_quantifier = false;
                    continue;
                }
                '^' | '$' => return None,
                // They are literal in Java and an error in ECMA-262.
                ']' | '}' => {
                    self.read.pop();
                    self.read.extend(['\\', character]);
                    false
                }
                '?' | '*' | '+' => true,
                '{' => {
                    self.counts()?;
                    true
                }
                '[' => {
                    self.class()?;
                    false
                }
                '\\' => {
                    self.escape()?;
                    false
                }
                _ => false,
            };
            if is_quantifier {
                // A second quantifier is an error in ECMA-262; a `+` there is a possessive one in Java.
                if !takes_quantifier || (!self.eat("?") && self.peek() == Some('+')) {
                    return None;
                }
            }
            (starts_alternative, takes_quantifier) = (false, !is_quantifier);
        }
        (groups == 0).then_some(())
    }

    /// Reads `n}`, `n,}` or `n,m}`, after an opening brace.
    fn counts(&mut self) -> Option<()> {
        let least = self.count()?;
        if self.eat(",") && !self.rest.starts_with('}') && self.count()? < least {
            return None;
        }
        self.eat("}").then_some(())
    }

    fn count(&mut self) -> Option<u32> {
        let end = self.rest.find(|character: char| !character.is_ascii_digit())?;
        let (digits, rest) = self.rest.split_at_checked(end)?;
        self.rest = rest;
        self.read.push_str(digits);
        digits.parse().ok().filter(|count| *count <= MAX_COUNT)
    }

    /// Reads the rest of an escape, after the backslash.
    fn escape(&mut self) -> Option<ClassItem> {
        let character = match self.next()? {
            'd' | 'D' | 'w' | 'W' | 's' | 'S' => return Some(ClassItem::Set),
            'p' | 'P' => {
                let (category, rest) = self.rest.strip_prefix('{')?.split_once('}')?;
                self.rest = rest;
                self.read.extend(["{", category, "}"]);
                return CATEGORIES.contains(&category).then_some(ClassItem::Set);
            }
            't' => '\t',
            'n' => '\n',
            'r' => '\r',
            'f' => '\u{c}',
            'x' => self.hexadecimal(2)?,
            'u' => self.hexadecimal(4)?,
            // The only characters that ECMA-262 allows to escape under `u` without need: SyntaxCharacter and the slash.
            escaped @ ('^' | '$' | '\\' | '.' | '*' | '+' | '?' | '(' | ')' | '[' | ']' | '{' | '}' | '|' | '/') => {
                escaped
            }
            needless if needless == ' ' || needless.is_ascii_punctuation() => {
                self.read.truncate(self.read.len().saturating_sub(2));
                self.read.push(needless);
                needless
            }
            _ => return None,
        };
        Some(ClassItem::One(character))
    }

    /// Reads a character by its hexadecimal code; a surrogate is not a character.
    fn hexadecimal(&mut self, digits: u32) -> Option<char> {
        let mut code = 0;
        for _ in 0..digits {
            code = code * 16 + self.next()?.to_digit(16)?;
        }
        char::from_u32(code)
    }

    /// Reads a class after its `[`, to its `]`. A hyphen outside of a range is the first or last character.
    fn class(&mut self) -> Option<()> {
        self.eat("^");
        // `[]` is an empty class in ECMA-262, and begins a class that contains `]` in Java.
        if self.peek() == Some(']') || self.rest.starts_with("--") {
            return None;
        }
        self.eat("-");
        while !self.eat("]") {
            if self.eat("-") {
                return self.eat("]").then_some(());
            }
            let item = self.class_item()?;
            if !self.rest.starts_with('-') || self.rest.starts_with("-]") {
                continue;
            }
            self.eat("-");
            match (item, self.class_item()?) {
                (ClassItem::One(low), ClassItem::One(high)) if low <= high => {}
                _ => return None,
            }
        }
        Some(())
    }

    fn class_item(&mut self) -> Option<ClassItem> {
        match self.next()? {
            '[' | ']' | '-' => None,
            // An intersection in Java.
            '&' if self.peek() == Some('&') => None,
            '\\' if self.eat("-") => Some(ClassItem::One('-')),
            '\\' => self.escape(),
            other => Some(ClassItem::One(other)),
        }
    }
}
