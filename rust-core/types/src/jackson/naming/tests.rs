use super::*;

#[test]
fn accessors_names_lose_all_leading_capitals() {
    for (method, property) in [
        ("setABc", Some("abc")),
        ("setaB", Some("aB")),
        ("set_under", Some("_under")),
        ("setÉclair", Some("éclair")),
        ("set1a", Some("1a")),
        ("set", None),
        ("putX", None),
    ] {
        assert_eq!(of_accessor(method, "set").as_deref(), property, "{method}");
    }
    assert_eq!(of_accessor("isOK", "is").as_deref(), Some("ok"));
}

#[test]
fn constants_are_named_as_jackson_names_them() {
    // As Jackson 2.20.1 prints them by EnumNamingStrategies.CamelCaseStrategy.
    let table = "NEXT_DAY nextDay, PLAIN plain, URL2_GO url2Go, __X X, A_ a, mixedCase mixedcase, ÉCOLE_À écoleÀ, \
                 A__B aB, _a1B A1b, İX_İY i̇xİy, A_B_C aBC, ßA_ßB ßaßb";
    for (constant, name) in table.split(", ").filter_map(|row| row.split_once(' ')) {
        assert_eq!(of_constant(constant), name, "{constant}");
    }
}

#[test]
fn strategies_translate_as_jackson_does() {
    // As Jackson 2.17.3 and 2.19.2 print them. The columns are the name, then each of these strategies.
    let strategies = [
        Strategy::Snake,
        Strategy::UpperSnake,
        Strategy::UpperCamel,
        Strategy::Lower,
        Strategy::Kebab,
        Strategy::LowerDot,
    ];
    let table = "
        userName    user_name    USER_NAME    UserName    username    user-name     user.name
        URL         url          URL          URL         url         url           url
        url2Go      url2_go      URL2_GO      Url2Go      url2go      url2-go       url2.go
        __x         _x           _X           __x         __x         __x           __x
        A           a            A            A           a           a             a
        aB          a_b          A_B          AB          ab          a-b           a.b
        theWWW      the_www      THE_WWW      TheWWW      thewww      the-www       the.www
        isURLOk     is_urlok     IS_URLOK     IsURLOk     isurlok     is-url-ok     is.url.ok
        x1Y2        x1_y2        X1_Y2        X1Y2        x1y2        x1-y2         x1.y2
        ÉcoleÀ      école_à      ÉCOLE_À      ÉcoleÀ      écoleà      école-à       école.à
        _Foo        foo          FOO          _Foo        _foo        _-foo         _.foo
        fooBAR_baz  foo_bar_baz  FOO_BAR_BAZ  FooBAR_baz  foobar_baz  foo-ba-r_baz  foo.ba.r_baz
        user__Name  user__name   USER__NAME   User__Name  user__name  user__-name   user__.name
        _           _            _            _           _           _             _";
    for row in table.trim().lines() {
        let mut cells = row.split_whitespace();
        let name = cells.next().unwrap();
        for (strategy, expected) in strategies.into_iter().zip(cells) {
            assert_eq!(strategy.translate(name), expected, "{strategy:?} of {name}");
        }
        assert_eq!(Strategy::LowerCamel.translate(name), name);
    }
    assert_eq!(
        strategies.map(|strategy| strategy.translate("")),
        ["", "", "", "", "", ""]
    );
}
