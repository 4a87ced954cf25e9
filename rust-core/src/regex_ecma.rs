//! Whether a Java regular expression may stand in a schema's `pattern` (SPEC R7.8).
//!
//! JSON Schema reads patterns as ECMA-262 does under its `u` flag (2020-12 core §6.4). The two languages share a core;
//! what is outside of it, or where in doubt, stays out of the schema and is only enforced at run time. So the answer
//! errs on the side of "no".
//!
//! Read as alike though they differ on rare characters, because schemas are written for people's texts:
//! - `.` also excludes U+0085 in Java
//! - `\s` knows ASCII's blanks only in Java, all of Unicode's in ECMA-262 (R7.8 itself writes `\S` for `NotBlank`)
//! - `\p{…}` depends on the Unicode version of either side.

use std::collections::BTreeSet;

/// General categories of Unicode that both languages know by the same name inside `\p{…}`. Without `C`, `Cn` and `Cs`,
/// which hold what one side's Unicode version does not know yet, and surrogates.
const CATEGORIES: [&str; 34] = [
    "L", "Lu", "Ll", "Lt", "LC", "Lm", "Lo", "M", "Mn", "Mc", "Me", "N", "Nd", "Nl", "No", "P", "Pc", "Pd", "Ps", "Pe",
    "Pi", "Pf", "Po", "S", "Sm", "Sc", "Sk", "So", "Z", "Zs", "Zl", "Zp", "Cc", "Co",
];

/// The largest count in a quantifier: Java's is an `int`.
const MAX_COUNT: u64 = 2_147_483_647;

/// The Java regular expression `pattern`, compiled without flags and matched against a whole string
/// (`Matcher.matches()`), accepts the strings that `^(?:pattern)$` finds under ECMA-262 with the `u` flag.
///
/// Accepted are characters, escapes that both languages have, `.`, `\d`, `\w`, `\s` and their opposites, general
/// categories (`\p{L}`), classes without nesting or intersection, groups (capturing, named, non-capturing), lookahead,
/// lookbehind without quantifiers, greedy and lazy quantifiers, `^`, `$` where nothing can follow it (Java's also matches before a last line
/// terminator), and backreferences to a group that always takes part.
///
/// `false` for everything else, whether it means something else in ECMA-262 (`\v`, `\h`, `[a&&b]`, `\b` before
/// JDK 19), is an error there (`a++`, `(?i)`, `\Q…\E`, `\-` outside of classes), or is no Java expression either.
pub(crate) fn reads_alike(pattern: &str) -> bool {
    let mut scanner = Scanner {
        rest: pattern,
        groups: vec![Group::new(GroupKind::Root)],
        last: Last::Nothing,
        captures: Vec::new(),
        names: BTreeSet::new(),
        root_alternatives: false,
        lookbehind: false,
        open_lookbehinds: 0,
        backreference: false,
    };
    scanner.pattern().is_some()
}

/// What kind of group is open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GroupKind {
    /// The pattern itself.
    Root,
    /// `(?:…)`
    Plain,
    /// `(…)` or `(?<name>…)`: its place among [`Scanner::captures`].
    Capture(usize),
    /// `(?=…)` or `(?!…)`.
    Lookahead,
    /// `(?<=…)` or `(?<!…)`.
    Lookbehind,
}

/// A group whose end is yet to come.
struct Group {
    kind: GroupKind,
    /// A `$` stood in the alternative at hand: nothing may follow in it.
    ended: bool,
    /// A `$` stood in one of the alternatives.
    any_ended: bool,
}

impl Group {
    fn new(kind: GroupKind) -> Self {
        Self {
            kind,
            ended: false,
            any_ended: false,
        }
    }
}

/// A capturing group, by what a backreference has to know.
struct Capture {
    name: Option<String>,
    closed: bool,
    /// It stands directly in the pattern, so that it takes part in every match unless the pattern has alternatives.
    certain: bool,
}

/// What stands before the place at hand, as far as a quantifier is concerned.
#[derive(Clone, Copy)]
enum Last {
    /// Nothing that takes a quantifier.
    Nothing,
    /// A character, class or backreference.
    Atom,
    /// A group: whether a `$` ends it, and its place among the captures.
    Group { ended: bool, capture: Option<usize> },
}

/// An item of a class: what may stand in a range, or what may not.
enum ClassItem {
    One(char),
    Many,
}

/// Reads from the front of `rest`. Its methods give `None` where the languages part.
struct Scanner<'a> {
    rest: &'a str,
    groups: Vec<Group>,
    last: Last,
    captures: Vec<Capture>,
    names: BTreeSet<String>,
    /// The pattern has a `|` outside of groups.
    root_alternatives: bool,
    /// The pattern has a lookbehind.
    lookbehind: bool,
    /// How many lookbehinds are open.
    open_lookbehinds: usize,
    /// The pattern has a backreference.
    backreference: bool,
}

impl Scanner<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let next = chars.next();
        self.rest = chars.as_str();
        next
    }

    fn eat(&mut self, wanted: &str) -> bool {
        match self.rest.strip_prefix(wanted) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn pattern(&mut self) -> Option<()> {
        while let Some(next) = self.bump() {
            match next {
                '|' => self.alternative()?,
                ')' => self.close()?,
                '$' => self.groups.last_mut()?.ended = true,
                // Java's `$` may stand before a line terminator that such a thing could match.
                _ if self.groups.last()?.ended && !matches!(next, '?') => return None,
                '(' => self.open()?,
                '^' => self.last = Last::Nothing,
                '*' => self.quantified(false)?,
                '+' => self.quantified(false)?,
                '?' => self.quantified(true)?,
                '{' => {
                    self.counts()?;
                    self.quantified(false)?;
                }
                '[' => {
                    self.class()?;
                    self.last = Last::Atom;
                }
                '\\' => {
                    self.escape()?;
                    self.last = Last::Atom;
                }
                // Literal in Java, an error in ECMA-262 under `u`.
                ']' | '}' => return None,
                _ => self.last = Last::Atom,
            }
            if next == '$' {
                self.last = Last::Nothing;
            }
        }
        // A group that takes no part matches nothing in Java and everything in ECMA-262.
        let certain = !self.backreference || !(self.root_alternatives || self.lookbehind);
        (self.groups.len() == 1 && certain).then_some(())
    }

    fn alternative(&mut self) -> Option<()> {
        self.last = Last::Nothing;
        let group = self.groups.last_mut()?;
        group.any_ended |= std::mem::take(&mut group.ended);
        self.root_alternatives |= group.kind == GroupKind::Root;
        Some(())
    }

    fn open(&mut self) -> Option<()> {
        let kind = if !self.rest.starts_with('?') {
            self.capture(None)
        } else if self.eat("?:") {
            GroupKind::Plain
        } else if self.eat("?=") || self.eat("?!") {
            GroupKind::Lookahead
        } else if self.eat("?<=") || self.eat("?<!") {
            self.lookbehind = true;
            self.open_lookbehinds += 1;
            GroupKind::Lookbehind
        } else if self.eat("?<") {
            let name = self.name()?;
            if !self.names.insert(name.clone()) {
                return None;
            }
            self.capture(Some(name))
        } else {
            return None;
        };
        self.groups.push(Group::new(kind));
        self.last = Last::Nothing;
        Some(())
    }

    fn capture(&mut self, name: Option<String>) -> GroupKind {
        self.captures.push(Capture {
            name,
            closed: false,
            certain: self.groups.len() == 1,
        });
        GroupKind::Capture(self.captures.len() - 1)
    }

    /// A group's name up to its `>`: ASCII letters and digits, as Java has it.
    fn name(&mut self) -> Option<String> {
        let (name, rest) = self.rest.split_once('>')?;
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) || !name.chars().all(|c| c.is_ascii_alphanumeric()) {
            return None;
        }
        self.rest = rest;
        Some(name.to_owned())
    }

    fn close(&mut self) -> Option<()> {
        let group = self.groups.pop()?;
        let ended = group.ended || group.any_ended;
        let mut closed = None;
        match group.kind {
            GroupKind::Root => return None,
            GroupKind::Plain => {}
            GroupKind::Capture(index) => {
                self.captures.get_mut(index)?.closed = true;
                closed = Some(index);
            }
            // Behind it the match goes on where `$` looked at.
            GroupKind::Lookahead | GroupKind::Lookbehind if ended => return None,
            kind @ (GroupKind::Lookahead | GroupKind::Lookbehind) => {
                self.open_lookbehinds -= usize::from(kind == GroupKind::Lookbehind);
                // Under `u` no lookaround takes a quantifier.
                self.last = Last::Nothing;
                return Some(());
            }
        }
        self.groups.last_mut()?.ended |= ended;
        self.last = Last::Group { ended, capture: closed };
        Some(())
    }

    /// Takes what follows a quantifier; `once` says that it does not repeat.
    fn quantified(&mut self, once: bool) -> Option<()> {
        // Java's lookbehind wants a bounded length, and by its own ways of telling.
        if self.open_lookbehinds > 0 {
            return None;
        }
        match self.last {
            Last::Nothing => return None,
            Last::Atom => {}
            // Repeated, what the `$` ends could go on behind it.
            Last::Group { ended: true, .. } if !once => return None,
            Last::Group { capture, .. } => {
                if let Some(index) = capture {
                    self.captures.get_mut(index)?.certain = false;
                }
            }
        }
        if !self.eat("?") && self.peek() == Some('+') {
            return None;
        }
        self.last = Last::Nothing;
        Some(())
    }

    /// `n}`, `n,}` or `n,m}`, as behind an opening brace.
    fn counts(&mut self) -> Option<()> {
        let least = self.count()?;
        if self.eat(",") && !self.rest.starts_with('}') {
            let most = self.count()?;
            if most < least {
                return None;
            }
        }
        self.eat("}").then_some(())
    }

    fn count(&mut self) -> Option<u64> {
        let end = self.rest.find(|c: char| !c.is_ascii_digit())?;
        let (digits, rest) = self.rest.split_at_checked(end)?;
        self.rest = rest;
        let count: u64 = digits.parse().ok()?;
        (count <= MAX_COUNT).then_some(count)
    }

    /// What follows a backslash outside of classes.
    fn escape(&mut self) -> Option<()> {
        match self.peek()? {
            '1'..='9' => {
                let number = self.bump()?.to_digit(10)?;
                // Java takes a second digit only if there is such a group, ECMA-262 always.
                if self.peek().is_some_and(|c| c.is_ascii_digit()) {
                    return None;
                }
                let index = usize::try_from(number).ok()?.checked_sub(1)?;
                self.refer(index)
            }
            'k' => {
                self.bump();
                if !self.eat("<") {
                    return None;
                }
                let name = self.name()?;
                let index = self
                    .captures
                    .iter()
                    .position(|capture| capture.name.as_deref() == Some(&name))?;
                self.refer(index)
            }
            _ => self.common_escape().map(|_| ()),
        }
    }

    /// A backreference to the group at this place.
    fn refer(&mut self, index: usize) -> Option<()> {
        let capture = self.captures.get(index)?;
        self.backreference = true;
        (capture.closed && capture.certain).then_some(())
    }

    /// What follows a backslash in classes and outside of them.
    fn common_escape(&mut self) -> Option<ClassItem> {
        let one = match self.bump()? {
            'd' | 'D' | 'w' | 'W' | 's' | 'S' => return Some(ClassItem::Many),
            'p' | 'P' => {
                let (category, rest) = self.rest.strip_prefix('{')?.split_once('}')?;
                self.rest = rest;
                return CATEGORIES.contains(&category).then_some(ClassItem::Many);
            }
            't' => '\t',
            'n' => '\n',
            'r' => '\r',
            'f' => '\u{c}',
            'x' => self.hexadecimal(2)?,
            'u' => self.hexadecimal(4)?,
            // ECMA-262's SyntaxCharacter and the slash: all that may be escaped for nothing under `u`.
            escaped @ ('^' | '$' | '\\' | '.' | '*' | '+' | '?' | '(' | ')' | '[' | ']' | '{' | '}' | '|' | '/') => {
                escaped
            }
            _ => return None,
        };
        Some(ClassItem::One(one))
    }

    /// So many hexadecimal digits, which give a character and no surrogate.
    fn hexadecimal(&mut self, digits: u32) -> Option<char> {
        let mut code = 0;
        for _ in 0..digits {
            code = code * 16 + self.bump()?.to_digit(16)?;
        }
        char::from_u32(code)
    }

    /// A class from behind its `[` to its `]`.
    fn class(&mut self) -> Option<()> {
        self.eat("^");
        // `[]` is an empty class in ECMA-262, the beginning of one in Java.
        if self.peek()? == ']' {
            return None;
        }
        let mut first = true;
        loop {
            if self.eat("]") {
                return Some(());
            }
            if self.eat("-") {
                // A hyphen of its own: first or last only.
                if !first && self.peek()? != ']' {
                    return None;
                }
                if first && self.peek()? == '-' {
                    return None;
                }
                first = false;
                continue;
            }
            first = false;
            let item = self.class_item()?;
            if !self.rest.starts_with('-') || self.rest.starts_with("-]") {
                continue;
            }
            self.eat("-");
            let (ClassItem::One(low), ClassItem::One(high)) = (item, self.class_item()?) else {
                return None;
            };
            if low > high {
                return None;
            }
        }
    }

    /// A character, escaped or not, or an escape that stands for many.
    fn class_item(&mut self) -> Option<ClassItem> {
        match self.bump()? {
            // Nested classes, Java's own; and what would be a range's end.
            '[' | ']' | '-' => None,
            // An intersection in Java.
            '&' if self.peek() == Some('&') => None,
            '\\' if self.eat("-") => Some(ClassItem::One('-')),
            '\\' => self.common_escape(),
            other => Some(ClassItem::One(other)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::reads_alike;

    #[test]
    fn what_both_languages_share_is_alike() {
        for pattern in [
            "",
            "abc",
            "a|b",
            "|a|",
            "()",
            "(a|)b",
            "[a-z]+",
            "[^a-z0-9_.-]{1,8}?",
            "[-a]",
            "[a-]",
            r"[\-a-c\]]",
            r"^\d{3}-\d{4}$",
            r"\S",
            r"\w+@\w+\.(?:com|org)",
            ".*",
            "^a|b$",
            "(?:a|b$)",
            "(a$)?",
            "a$$",
            r"(?<year>\d{4})-(?<month>\d\d)",
            "(?=.*x)(?!y).+",
            "(?<=a)b(?<!c)d",
            r"(['\x22]).*\1",
            r"(?<q>a)\k<q>",
            r"\t\n\r\f\x41\u00e4\/\\\^\$\.\*\+\?\(\)\[\]\{\}\|",
            r"\p{L}\P{Lu}[\p{Nd}x]",
            "äöü😀+[😀-😂]",
            "a{2}b{2,}c{2,3}?",
            " #",
            "a,b<c>=!:&&&",
            "[a&b]",
            "[.$*+?(){}|^]",
            "[a^]",
            r"[\d-]",
            r"(a)b\1c",
            "(?:(?:(?:a)))",
        ] {
            assert!(reads_alike(pattern), "{pattern}");
        }
    }

    #[test]
    fn what_only_java_has_is_not() {
        for pattern in [
            "a++",
            "a*+",
            "a?+",
            "a{2}+",
            "(?>a)",
            "(?i)a",
            "(?i:a)",
            "(?-i)a",
            r"\p{Alpha}",
            r"\p{javaUpperCase}",
            r"\p{IsLatin}",
            r"\pL",
            r"\p{InGreek}",
            r"\p{Lower}",
            "[a-z&&[^b]]",
            "[a&&b]",
            "[a[b]]",
            r"\Qa.b\E",
            r"\Aa",
            r"a\Z",
            r"a\z",
            r"\Ga",
            r"\ha",
            r"\R",
            r"\X",
            r"\N{DIGIT ONE}",
            r"\012",
            r"\0",
            r"\x{41}",
            r"\e",
            r"\a",
            r"\cA",
            r"\H",
            r"\V",
        ] {
            assert!(!reads_alike(pattern), "{pattern}");
        }
    }

    #[test]
    fn what_means_something_else_is_not() {
        for pattern in [
            r"\v",
            r"\bword\b",
            r"\B",
            "a$b",
            "(a$)*",
            "(a$)+",
            "(?:a$|b)c",
            "(?=a$)",
            "(?!$)a",
            r"$\n",
            "(a)?\\1",
            r"(a)|\1",
            r"(a)\1|b",
            r"(a\1)",
            r"\1(a)",
            r"(a)\10",
            r"(?:(a)|b)\1",
            r"(?<=a)(b)\1",
            "[]a]",
            "[^]a]",
            r"(?:a|(?:b$))\s*",
            "(?<=a+)b",
            "(?<!(a|b){2})c",
        ] {
            assert!(!reads_alike(pattern), "{pattern}");
        }
    }

    #[test]
    fn what_ecma_refuses_under_u_is_not() {
        for pattern in [
            r"\-",
            r"\ ",
            r#"\""#,
            r"\'",
            r"\@",
            r"\<",
            r"\_",
            r"[\ ]",
            r"[\@]",
            "]",
            "}",
            "a}",
            "{",
            "a{",
            "a{,2}",
            "a{2",
            "a{2,1}",
            "a{ 2}",
            "a**",
            "a{2}{3}",
            "a+*",
            "*a",
            "|*",
            "(*a)",
            "^*",
            "$?",
            "(?=a)*",
            "(?!a)?",
            r"[\d-x]",
            r"[a-\d]",
            "[z-a]",
            "[--a]",
            "[+--]",
            "[a-b-c]",
            r"[\b]",
            r"\k<n>",
            r"\u{41}",
            r"\ud83d",
            r"\x4",
            r"\u004",
            "(?<1a>a)",
            "(?<a_b>a)",
            "(?<n>a)(?<n>b)",
            "(",
            ")",
            "(a",
            "a)",
            "[a",
            "[",
            "[a-",
            "\\",
            "(?",
            "(?<",
            "(?<n",
            "(?'n'a)",
            "(?P<n>a)",
            "a{99999999999}",
            r"\p{",
            r"\p{L",
            "(?#x)",
        ] {
            assert!(!reads_alike(pattern), "{pattern}");
        }
    }

    #[test]
    fn deep_nesting_is_read_without_recursion() {
        let deep = format!("{}{}", "(?:".repeat(200_000), ")".repeat(200_000));
        assert!(reads_alike(&deep));
        assert!(!reads_alike(&"(".repeat(200_000)));
    }
}
