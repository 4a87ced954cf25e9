use super::{Javadoc, entities, first_paragraph};

fn assert_paragraphs(cases: &[(&str, &str)]) {
    for (doc, expected) in cases {
        assert_eq!(first_paragraph(doc).unwrap_or_default(), *expected, "{doc:?}");
    }
}

#[test]
fn a_paragraph_ends_at_p_an_empty_line_or_a_block_tag() {
    assert_paragraphs(&[
        (" One.<P class=\"x\">Two.", "One."),
        ("<p>One.</p>Two.", "One."),
        ("\n \n One.\n \t\n Two.", "One."),
        (" One.\r\n\r\n Two.", "One."),
        (" One.\r\r Two.", "One."),
        ("@param x y", ""),
        (" \t@see X", ""),
        (" \n <p>\n <!-- x --> {@inheritDoc}\n\n One.", "One."),
        (" One <pre>a</pre> two.", "One a two."),
        (
            " me@example.com @ home\n or not@all",
            "me@example.com @ home or not@all",
        ),
    ]);
}

#[test]
fn white_space_is_collapsed_and_tags_and_comments_are_dropped() {
    assert_paragraphs(&[
        ("  a \t b\n   c\x0cd  ", "a b c d"),
        (" a&nbsp; b", "a\u{a0} b"),
        ("&nbsp;", ""),
        (" a<br>b<ul><li>c<LI/>d</ul>", "a b c d"),
        (" <b>bo</b>ld <a href=\"a>b\" title='<'>link</a>", "bold link"),
        (" a<!-- b <p>\n\n @x -->c", "ac"),
        (" a <!-- b", "a <!-- b"),
        (" 1 < 2 and 3 > 2, <3, a<", "1 < 2 and 3 > 2, <3, a<"),
        (" an <unclosed tag", "an <unclosed tag"),
        (" x <a <b>y</b>", "x <a y"),
    ]);
}

#[test]
fn entities_are_decoded_once() {
    assert_paragraphs(&[
        ("&lt;p&gt; &amp;lt; &quot;&apos;", "<p> &lt; \"'"),
        ("&#65;&#x42;&#X43; &#128512;", "ABC 😀"),
        ("&Eacute;&eacute;&thetasym;&euro;&hellip;", "Ééϑ€…"),
        ("&commat;param &lbrace;&rcub;", "@param {}"),
        (
            "&nosuch; &amp &; &#; &#x; &#xD800; &#0;",
            "&nosuch; &amp &; &#; &#x; &#xD800; &#0;",
        ),
        ("&#99999999; &#+5; &#12a; A&B; &é;", "&#99999999; &#+5; &#12a; A&B; &é;"),
    ]);
    assert!(entities().count() > 252);
}

#[test]
fn code_and_literal_are_verbatim() {
    assert_paragraphs(&[
        (
            " {@code List<String>} &amp; {@literal <b>&lt;}",
            "List<String> & <b>&lt;",
        ),
        (" {@code if (x) { y(); }} z", "if (x) { y(); } z"),
        (" {@code\n  a\n\n  @b\n} c", "a @b c"),
        (" {@code} {@literal @}Override", "@Override"),
        (" {@code {@link X}}", "{@link X}"),
        (" { @code x} {x}", "{ @code x} {x}"),
        (" an {@code unclosed tag\n @return {@code x}", "an {@code unclosed tag"),
    ]);
}

#[test]
fn a_link_is_its_label_or_what_it_links_to() {
    assert_paragraphs(&[
        ("{@linkplain X#y the <b>label</b> {@code of}\n it}.", "the label of it."),
        ("{@link X#y}", "X.y"),
        ("{@link #y}", "y"),
        ("{@link List#add(int, Object)}", "List.add(int, Object)"),
        ("{@link #y(int, long) label}", "label"),
        ("{@link Map<K, V> a map}", "a map"),
        ("{@link X#y( label}", "label"),
        ("{@link X##part}", "X.part"),
        ("{@link\n X#y\n label}", "label"),
        ("{@link}", ""),
    ]);
}

#[test]
fn other_inline_tags_have_their_own_reading() {
    assert_paragraphs(&[
        ("{@return the <i>name</i>}", "Returns the name."),
        ("{@return the name. }\n More.", "Returns the name. More."),
        ("{@return the {@link X name}} And more.", "Returns the name. And more."),
        ("At most {@value X#MAX}, {@value #MIN}{@value}.", "At most X.MAX, MIN."),
        ("At most {@value %x X#Y}.", "At most X.Y."),
        ("{@inheritDoc} a {@docRoot}b{@snippet :\n x {}\n}c", "a bc"),
        ("{@summary One two.} Three.", "One two. Three."),
        ("{@index word about} {@index \"two words\" x}", "word two words"),
        ("{@unknown-tag.x  some &lt; text}", "some < text"),
    ]);
}

#[test]
fn a_parameter_has_the_first_paragraph_of_its_tag() {
    let doc = " Does.\n\n @param <T> type\n @param a  the\n   first &amp; best\n @param  b\n    the second\n\n \
                more\n @param ab {@code @param c none}\n   @param c {@link X#y}\n @param d\n @param d again\n \
                @params e f\n @return x\n @param $é ok<p>no\n @paramg h";
    for (name, expected) in [
        ("a", Some("the first & best")),
        ("b", Some("the second")),
        ("ab", Some("@param c none")),
        ("c", Some("X.y")),
        ("d", Some("again")),
        ("$é", Some("ok")),
        ("T", None),
        ("e", None),
        ("g", None),
        ("", None),
    ] {
        assert_eq!(Javadoc::read(doc).param(name).as_deref(), expected, "{name}");
    }
}

#[test]
fn long_comments_take_proportional_time() {
    let pieces =
        "{@code |{@link |{@link a( |{@return |<!-- |<a |<a \"|<a '\"|&|&#|{|}|\n|\n |\n@param x |{@code x} |ä|{@value ";
    for piece in pieces.split('|') {
        let doc = piece.repeat(100_000 / piece.len());
        let closed = format!("{doc}{}", "}".repeat(doc.len() / piece.len()));
        for doc in [doc, closed] {
            let _ = first_paragraph(&doc);
            let _ = Javadoc::read(&doc).param("y");
        }
    }
}
