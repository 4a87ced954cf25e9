package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** SPEC R7.8: which patterns a schema may hold. The tables are those of the processor's core, which decides alike. */
class EcmaPatternsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
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
                "[\\-a-c\\]]",
                "^\\d{3}-\\d{4}$",
                "\\S",
                "\\w+@\\w+\\.(?:com|org)",
                ".*",
                "^a|b$",
                "(?:a|b$)",
                "(a$)?",
                "a$$",
                "(?<year>\\d{4})-(?<month>\\d\\d)",
                "(?=.*x)(?!y).+",
                "(?<=a)b(?<!c)d",
                "(['\\x22]).*\\1",
                "(?<q>a)\\k<q>",
                "\\t\\n\\r\\f\\x41\\u00e4\\/\\\\\\^\\$\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|",
                "\\p{L}\\P{Lu}[\\p{Nd}x]",
                "\u00e4\u00f6\u00fc\ud83d\ude00+[\ud83d\ude00-\ud83d\ude02]",
                "a{2}b{2,}c{2,3}?",
                " #",
                "a,b<c>=!:&&&",
                "[a&b]",
                "[.$*+?(){}|^]",
                "[a^]",
                "[\\d-]",
                "(a)b\\1c",
                "(?:(?:(?:a)))"
            })
    void what_both_languages_share_is_alike(String pattern) {
        assertTrue(EcmaPatterns.readsAlike(pattern));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a++",
                "a*+",
                "a?+",
                "a{2}+",
                "(?>a)",
                "(?i)a",
                "(?i:a)",
                "(?-i)a",
                "\\p{Alpha}",
                "\\p{javaUpperCase}",
                "\\p{IsLatin}",
                "\\pL",
                "\\p{InGreek}",
                "\\p{Lower}",
                "[a-z&&[^b]]",
                "[a&&b]",
                "[a[b]]",
                "\\Qa.b\\E",
                "\\Aa",
                "a\\Z",
                "a\\z",
                "\\Ga",
                "\\ha",
                "\\R",
                "\\X",
                "\\N{DIGIT ONE}",
                "\\012",
                "\\0",
                "\\x{41}",
                "\\e",
                "\\a",
                "\\cA",
                "\\H",
                "\\V"
            })
    void what_only_java_has_is_not(String pattern) {
        assertFalse(EcmaPatterns.readsAlike(pattern));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\v",
                "\\bword\\b",
                "\\B",
                "a$b",
                "(a$)*",
                "(a$)+",
                "(?:a$|b)c",
                "(?=a$)",
                "(?!$)a",
                "$\\n",
                "(a)?\\1",
                "(a)|\\1",
                "(a)\\1|b",
                "(a\\1)",
                "\\1(a)",
                "(a)\\10",
                "(?:(a)|b)\\1",
                "(?<=a)(b)\\1",
                "[]a]",
                "[^]a]",
                "(?:a|(?:b$))\\s*",
                "(?<=a+)b",
                "(?<!(a|b){2})c"
            })
    void what_means_something_else_is_not(String pattern) {
        assertFalse(EcmaPatterns.readsAlike(pattern));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\-",
                "\\ ",
                "\\\"",
                "\\'",
                "\\@",
                "\\<",
                "\\_",
                "[\\ ]",
                "[\\@]",
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
                "[\\d-x]",
                "[a-\\d]",
                "[z-a]",
                "[--a]",
                "[+--]",
                "[a-b-c]",
                "[\\b]",
                "\\k<n>",
                "\\u{41}",
                "\\ud83d",
                "\\x4",
                "\\u004",
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
                "\\p{",
                "\\p{L",
                "(?#x)"
            })
    void what_ecma_refuses_under_u_is_not(String pattern) {
        assertFalse(EcmaPatterns.readsAlike(pattern));
    }
}
