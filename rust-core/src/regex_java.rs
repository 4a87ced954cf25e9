//! What `java.util.regex.Pattern.compile` certainly refuses, so that a broken `@Pattern` is told where it is written.
//!
//! The answer errs on the side of silence: no expression that a JDK from 17 on compiles is called faulty, while some
//! that it refuses pass, such as an unknown `\p{…}` or a lookbehind without an obvious length. The methods follow
//! `Pattern`'s own (`sequence`, `atom`, `group0`, `closure`, `clazz`, `range`, `escape`), which read an expression from
//! the left and stop at the first fault. Where one of them leads to what is not followed here (quotations with
//! `\Q`, intersections in classes, the modes that change how an expression is read), nothing more is said.

/// What is wrong with an expression, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The place of the character, counted from 1.
    pub(crate) at: usize,
    /// What is wrong, to follow "it": `has an unclosed group`.
    pub(crate) problem: String,
}

/// Flags of `Pattern` under which an expression is read otherwise: `COMMENTS`, `LITERAL` and `CANON_EQ`.
const OTHER_GRAMMAR: u32 = 4 | 16 | 128;

/// The largest count in a quantifier: Java's is an `int`.
const MAX_COUNT: u64 = 2_147_483_647;

/// The first fault of the expression; `None` where it has none that is certain.
pub(crate) fn fault(pattern: &str, flags: u32) -> Option<Fault> {
    if flags & OTHER_GRAMMAR != 0 {
        return None;
    }
    let mut reader = Reader {
        pattern: pattern.chars().collect(),
        at: 0,
        groups: Vec::new(),
        names: Vec::new(),
    };
    match reader.expression() {
        Err(End::Fault(fault)) => Some(fault),
        Err(End::Unsure) | Ok(()) => None,
    }
}

/// Why reading stops before the end.
enum End {
    Fault(Fault),
    /// What follows is read in a way that is not followed here.
    Unsure,
}

/// What an escape stands for.
enum Escaped {
    One(u32),
    /// A class, an anchor, a reference.
    Other,
}

/// One class that is open.
struct Class {
    /// The place of its `[`.
    open: usize,
    /// It has an item, so that the next `]` ends it.
    filled: bool,
}

struct Reader {
    pattern: Vec<char>,
    at: usize,
    /// The places where open groups begin.
    groups: Vec<usize>,
    /// The names of groups so far.
    names: Vec<String>,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.ahead(0)
    }

    fn ahead(&self, count: usize) -> Option<char> {
        self.pattern.get(self.at.checked_add(count)?).copied()
    }

    fn bump(&mut self) -> Option<char> {
        let next = self.peek();
        self.at = self.at.saturating_add(usize::from(next.is_some()));
        next
    }

    fn eat(&mut self, wanted: char) -> bool {
        let is_there = self.peek() == Some(wanted);
        self.at = self.at.saturating_add(usize::from(is_there));
        is_there
    }

    /// A fault at the place, counted from 0.
    fn fault<T>(at: usize, problem: impl Into<String>) -> Result<T, End> {
        Err(End::Fault(Fault {
            at: at.saturating_add(1),
            problem: problem.into(),
        }))
    }

    fn expression(&mut self) -> Result<(), End> {
        while let Some(next) = self.peek() {
            let place = self.at;
            match next {
                '(' => self.open()?,
                ')' => {
                    if self.groups.pop().is_none() {
                        return Self::fault(place, "has a ')' without a group");
                    }
                    self.at = self.at.saturating_add(1);
                    self.quantifiers()?;
                }
                '?' | '*' | '+' => {
                    return Self::fault(place, format!("has a '{next}' with nothing before it to repeat"));
                }
                '|' => self.at = self.at.saturating_add(1),
                '[' => {
                    self.class()?;
                    self.quantifiers()?;
                }
                '\\' => {
                    self.at = self.at.saturating_add(1);
                    self.escape(place, false, false)?;
                    self.quantifiers()?;
                }
                // A brace with nothing before it repeats nothing, which Java takes.
                '{' => self.quantifiers()?,
                _ => {
                    self.at = self.at.saturating_add(1);
                    self.quantifiers()?;
                }
            }
        }
        match self.groups.last() {
            Some(open) => Self::fault(*open, "has an unclosed group"),
            None => Ok(()),
        }
    }

    /// A group's beginning.
    fn open(&mut self) -> Result<(), End> {
        let place = self.at;
        self.at = self.at.saturating_add(1);
        if !self.eat('?') {
            self.groups.push(place);
            return Ok(());
        }
        match self.peek() {
            Some(':' | '=' | '!' | '>') => self.at = self.at.saturating_add(1),
            Some('<') => {
                self.at = self.at.saturating_add(1);
                if !self.eat('=') && !self.eat('!') {
                    let name = self.name(place)?;
                    if self.names.contains(&name) {
                        return Self::fault(place, format!("has two groups named '{name}'"));
                    }
                    self.names.push(name);
                }
            }
            _ => {
                while let Some(flag) = self.peek() {
                    match flag {
                        // COMMENTS and CANON_EQ.
                        'x' | 'c' => return Err(End::Unsure),
                        'i' | 'm' | 's' | 'd' | 'u' | 'U' | '-' => self.at = self.at.saturating_add(1),
                        _ => break,
                    }
                }
                match self.bump() {
                    // Flags alone are no group, and nothing that could be repeated.
                    Some(')') => return Ok(()),
                    Some(':') => {}
                    Some(_) => return Self::fault(place, "has a group of a kind that Java does not know"),
                    None => return Self::fault(place, "has an unclosed group"),
                }
            }
        }
        self.groups.push(place);
        Ok(())
    }

    /// A group's name to its `>`.
    fn name(&mut self, place: usize) -> Result<String, End> {
        let mut name = String::new();
        while let Some(letter) = self.peek().filter(char::is_ascii_alphanumeric) {
            name.push(letter);
            self.at = self.at.saturating_add(1);
        }
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) || !self.eat('>') {
            return Self::fault(place, "has a group name that is not letters and digits and then '>'");
        }
        Ok(name)
    }

    /// One quantifier at most: `a{2}{3}` repeats nothing three times, which Java takes.
    fn quantifiers(&mut self) -> Result<(), End> {
        let place = self.at;
        match self.peek() {
            Some('?' | '*' | '+') => self.at = self.at.saturating_add(1),
            Some('{') => {
                self.at = self.at.saturating_add(1);
                self.counts(place)?;
            }
            _ => return Ok(()),
        }
        let _ = self.eat('?') || self.eat('+');
        Ok(())
    }

    fn counts(&mut self, place: usize) -> Result<(), End> {
        let Some(least) = self.count(place)? else {
            return Self::fault(place, "has a '{' that begins no count such as {2} or {2,5}: escape it");
        };
        let mut most = least;
        if self.eat(',') {
            most = MAX_COUNT;
            if self.peek() != Some('}') {
                most = self.count(place)?.unwrap_or_default();
            }
        }
        if !self.eat('}') {
            return Self::fault(place, "has an unclosed count");
        }
        if most < least {
            return Self::fault(place, "has a count whose end is before its beginning");
        }
        Ok(())
    }

    fn count(&mut self, place: usize) -> Result<Option<u64>, End> {
        let mut count: Option<u64> = None;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            self.at = self.at.saturating_add(1);
            let next = count
                .unwrap_or_default()
                .saturating_mul(10)
                .saturating_add(u64::from(digit));
            if next > MAX_COUNT {
                return Self::fault(place, "has a count that is too large");
            }
            count = Some(next);
        }
        Ok(count)
    }

    /// What follows the backslash at `place`.
    fn escape(&mut self, place: usize, in_class: bool, before_range: bool) -> Result<Escaped, End> {
        let Some(letter) = self.bump() else {
            return Self::fault(place, "ends with a backslash");
        };
        let unknown = || {
            Self::fault(
                place,
                format!("has the escape '\\{letter}', which Java does not know here"),
            )
        };
        Ok(Escaped::One(match letter {
            'Q' => return Err(End::Unsure),
            'p' | 'P' => {
                self.family(place)?;
                return Ok(Escaped::Other);
            }
            'd' | 'D' | 'h' | 'H' | 's' | 'S' | 'V' | 'w' | 'W' => return Ok(Escaped::Other),
            'v' if in_class && before_range => 0x0b,
            'v' => return Ok(Escaped::Other),
            // Their forms with braces, and what their names are, is not followed.
            'N' if self.peek() == Some('{') => return Err(End::Unsure),
            'b' if !in_class && self.peek() == Some('{') => return Err(End::Unsure),
            '1'..='9' | 'A' | 'B' | 'G' | 'R' | 'X' | 'Z' | 'b' | 'z' if !in_class => return Ok(Escaped::Other),
            'k' if !in_class => {
                if !self.eat('<') {
                    return Self::fault(place, "has a '\\k' without the name of a group");
                }
                let name = self.name(place)?;
                if !self.names.contains(&name) {
                    return Self::fault(place, format!("refers to the group '{name}', which is not before that"));
                }
                return Ok(Escaped::Other);
            }
            '0' => self.octal(place)?,
            'a' => 7,
            'c' => match self.bump() {
                // A quotation is taken out before anything else is read.
                Some('\\') => return Err(End::Unsure),
                Some(control) => u32::from(control) ^ 64,
                None => return Self::fault(place, "has an unfinished escape '\\c'"),
            },
            'e' => 0x1b,
            'f' => 0x0c,
            'n' => 0x0a,
            'r' => 0x0d,
            't' => 0x09,
            'u' => {
                let unit = self.hexadecimal(place, 'u', 4)?;
                // Two of them can be one character.
                if (0xd800..0xe000).contains(&unit) {
                    return Err(End::Unsure);
                }
                unit
            }
            'x' if self.peek() == Some('{') => return Err(End::Unsure),
            'x' => self.hexadecimal(place, 'x', 2)?,
            _ if letter.is_ascii_alphanumeric() => return unknown(),
            _ => u32::from(letter),
        }))
    }

    fn octal(&mut self, place: usize) -> Result<u32, End> {
        let digit = |own: &Self| own.peek().and_then(|c| c.to_digit(8));
        let Some(first) = digit(self) else {
            return Self::fault(place, "has an escape '\\0' without octal digits");
        };
        let mut value = 0;
        let most = if first <= 3 { 3 } else { 2 };
        for _ in 0..most {
            let Some(next) = digit(self) else { break };
            value = value * 8 + next;
            self.at = self.at.saturating_add(1);
        }
        Ok(value)
    }

    fn hexadecimal(&mut self, place: usize, letter: char, digits: u32) -> Result<u32, End> {
        let mut value = 0;
        for _ in 0..digits {
            let Some(digit) = self.bump().and_then(|c| c.to_digit(16)) else {
                return Self::fault(
                    place,
                    format!("has an escape '\\{letter}' without its {digits} hexadecimal digits"),
                );
            };
            value = value * 16 + digit;
        }
        Ok(value)
    }

    /// The name of a family of characters, behind `\p`.
    fn family(&mut self, place: usize) -> Result<(), End> {
        if !self.eat('{') {
            return self.bump().map_or(Err(End::Unsure), |_| Ok(()));
        }
        let rest = self.pattern.get(self.at..).unwrap_or_default();
        match rest.iter().position(|c| *c == '}') {
            Some(0) => Self::fault(place, "names no property in '\\p{}'"),
            Some(length) => {
                self.at = self.at.saturating_add(length).saturating_add(1);
                Ok(())
            }
            None => Self::fault(place, "has an unclosed '\\p{'"),
        }
    }

    /// A class from its `[` to its `]`, classes in it included.
    fn class(&mut self) -> Result<(), End> {
        let mut open: Vec<Class> = Vec::new();
        loop {
            let place = self.at;
            let Some(next) = self.peek() else {
                let outermost = open.first().map_or(place, |class| class.open);
                return Self::fault(outermost, "has an unclosed character class");
            };
            let after_bracket = self.at.checked_sub(1).and_then(|at| self.pattern.get(at)) == Some(&'[');
            match next {
                '[' => {
                    open.push(Class {
                        open: place,
                        filled: false,
                    });
                    self.at = self.at.saturating_add(1);
                }
                // It negates what it stands behind, be that an escaped bracket.
                '^' if after_bracket => self.at = self.at.saturating_add(1),
                '&' if self.ahead(1) == Some('&') => return Err(End::Unsure),
                ']' if open.last().is_some_and(|class| class.filled) => {
                    self.at = self.at.saturating_add(1);
                    open.pop();
                    match open.last_mut() {
                        Some(around) => around.filled = true,
                        None => return Ok(()),
                    }
                }
                _ => {
                    self.range(place)?;
                    if let Some(class) = open.last_mut() {
                        class.filled = true;
                    }
                }
            }
        }
    }

    /// One item of a class: a character, a range of them, or an escape that stands for many.
    fn range(&mut self, place: usize) -> Result<(), End> {
        let first = match self.bump() {
            Some('\\') => {
                let before_range = self.ahead(1) == Some('-');
                self.escape(place, true, before_range)?
            }
            Some(one) => Escaped::One(u32::from(one)),
            None => return Ok(()),
        };
        let Escaped::One(first) = first else { return Ok(()) };
        if self.peek() != Some('-') || matches!(self.ahead(1), Some('[' | ']')) {
            return Ok(());
        }
        self.at = self.at.saturating_add(1);
        let end = self.at;
        let last = match self.bump() {
            Some('\\') => match self.peek() {
                // Java reads the letter of a family as a character here, or not, by version.
                Some('p' | 'P') => return Err(End::Unsure),
                _ => self.escape(end, true, true)?,
            },
            Some(one) => Escaped::One(u32::from(one)),
            None => return Self::fault(place, "has an unclosed character class"),
        };
        match last {
            Escaped::One(last) if last >= first => Ok(()),
            Escaped::One(_) => Self::fault(place, "has a range whose end is before its beginning"),
            Escaped::Other => Self::fault(place, "has a range that ends with what is no single character"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::fault;

    fn told(pattern: &str) -> String {
        fault(pattern, 0).map_or_else(String::new, |fault| format!("{} {}", fault.at, fault.problem))
    }

    #[test]
    fn what_java_refuses_is_told_with_its_place() {
        for (pattern, expected) in [
            ("(a", "1 has an unclosed group"),
            ("a(b(c)", "2 has an unclosed group"),
            ("a)", "2 has a ')' without a group"),
            ("[a-z", "1 has an unclosed character class"),
            ("x[]", "2 has an unclosed character class"),
            ("[a[b]", "1 has an unclosed character class"),
            ("*a", "1 has a '*' with nothing before it to repeat"),
            ("a|+", "3 has a '+' with nothing before it to repeat"),
            ("a**", "3 has a '*' with nothing before it to repeat"),
            ("(?i)*", "5 has a '*' with nothing before it to repeat"),
            ("[z-a]", "2 has a range whose end is before its beginning"),
            (r"[a-\d]", "2 has a range that ends with what is no single character"),
            ("a{2,1}", "2 has a count whose end is before its beginning"),
            ("a{99999999999}", "2 has a count that is too large"),
            ("a{2", "2 has an unclosed count"),
            (
                "a{x}",
                "2 has a '{' that begins no count such as {2} or {2,5}: escape it",
            ),
            (
                "{a}",
                "1 has a '{' that begins no count such as {2} or {2,5}: escape it",
            ),
            (r"\y", "1 has the escape '\\y', which Java does not know here"),
            (r"[\b]", "2 has the escape '\\b', which Java does not know here"),
            (r"a\", "2 ends with a backslash"),
            (r"\u12", "1 has an escape '\\u' without its 4 hexadecimal digits"),
            (r"\x1", "1 has an escape '\\x' without its 2 hexadecimal digits"),
            (r"\08", "1 has an escape '\\0' without octal digits"),
            (r"\p{L", "1 has an unclosed '\\p{'"),
            (r"\p{}", "1 names no property in '\\p{}'"),
            (r"\k<n>", "1 refers to the group 'n', which is not before that"),
            (r"\kn", "1 has a '\\k' without the name of a group"),
            ("(?<n>a)(?<n>b)", "8 has two groups named 'n'"),
            (
                "(?<1>a)",
                "1 has a group name that is not letters and digits and then '>'",
            ),
            ("(?~a)", "1 has a group of a kind that Java does not know"),
            (r"\c", "1 has an unfinished escape '\\c'"),
        ] {
            assert_eq!(told(pattern), expected, "{pattern}");
        }
    }

    #[test]
    fn what_java_takes_or_may_take_is_not_told() {
        for pattern in [
            "",
            "a]b}",
            "[]a]",
            "[^]a]",
            "[a-]",
            "[-a]",
            "[a-z&&[^b]]",
            "a{2}{3}",
            "{3}a",
            "^*",
            "(?=a)*",
            "(?i)a(?-i:b)",
            "(?x) [ ] ( # comment",
            r"\Q(\E",
            r"\c\Q(\E",
            "a++b*?c{2,}+",
            r"[\w-z\]\-]",
            r"[\[^-A]",
            r"\N{LATIN SMALL LETTER A}\R\X\1\b{g}",
            r"\p{nosuch}\p",
            "(?<=a*)b",
            r"(?<n>a)\k<n>(?>b)",
            r"\_\-\ä",
            r"\x{1F600}\uD83D\uDE00\07\0377",
        ] {
            assert_eq!(told(pattern), "", "{pattern}");
        }
        // White space and comments may stand anywhere.
        assert_eq!(fault("(a # ) ", 4), None);
        assert_eq!(fault("(", 2).map(|fault| fault.at), Some(1));
    }
}
