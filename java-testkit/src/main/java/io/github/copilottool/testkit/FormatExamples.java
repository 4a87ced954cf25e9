package io.github.copilottool.testkit;

import java.util.List;
import java.util.Map;

/** Texts that have and do not have the formats of JSON Schema 2020-12, Validation 7.3. */
final class FormatExamples {
    /**
     * The examples of a format.
     *
     * @param right texts that have the format, the simplest first
     * @param wrong texts that do not have it
     */
    record Examples(List<String> right, List<String> wrong) {}

    // RFC 3339, 5.6 and 5.8. Not here are leap seconds and more than nine digits of a second's fraction, which no type
    // of java.time holds (docs/types.md).
    private static final Examples DATE_TIME = new Examples(
            List.of(
                    "2026-03-02T09:30:00Z",
                    "1985-04-12T23:20:50.52Z",
                    "1996-12-19T16:39:57-08:00",
                    "1937-01-01T12:00:27.87+00:20",
                    "2024-02-29t09:30:00.123456789z",
                    "2026-03-02T00:00:00-00:00",
                    "0001-01-01T00:00:00Z",
                    "9999-12-31T23:59:59+14:00"),
            List.of("2026-03-02 at noon", "2026-02-30T09:30:00Z", "2026-03-02T25:00:00Z"));
    private static final Examples DATE = new Examples(
            List.of("2026-03-02", "2024-02-29", "0001-01-01", "9999-12-31"),
            List.of("2026-02-30", "02.03.2026", "2026-13-01"));
    private static final Examples TIME = new Examples(
            List.of("09:30:00Z", "23:59:59.999999999+14:00", "00:00:00-08:00", "09:30:00.5z"),
            List.of("25:00:00Z", "noon", "09:60:00Z"));
    // RFC 3339, appendix A, which has no fractions.
    private static final Examples DURATION = new Examples(
            List.of("PT1H30M", "P1D", "P4W", "PT36H", "PT0S", "P1DT12H", "PT5S", "P3Y6M4DT12H30M5S", "P1Y", "P1M"),
            List.of("90 minutes", "P", "1H"));
    private static final Examples UUID = new Examples(
            List.of(
                    "123e4567-e89b-12d3-a456-426614174000",
                    "123E4567-E89B-12D3-A456-426614174000",
                    "00000000-0000-0000-0000-000000000000"),
            List.of("123e4567", "123e4567-e89b-12d3-a456-42661417400g"));
    // RFC 3986, 1.1.2.
    private static final Examples URI = new Examples(
            List.of(
                    "https://example.com/",
                    "ftp://ftp.is.co.za/rfc/rfc1808.txt",
                    "http://www.ietf.org/rfc/rfc2396.txt",
                    "ldap://[2001:db8::7]/c=GB?objectClass?one",
                    "mailto:John.Doe@example.com",
                    "news:comp.infosystems.www.servers.unix",
                    "tel:+1-816-555-1212",
                    "telnet://192.0.2.16:80/",
                    "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
                    "https://example.com:8080/a%20b?c=d#e"),
            List.of("not a uri", "https://exa mple.com/"));
    private static final Map<String, Examples> ALL = Map.ofEntries(
            Map.entry("date-time", DATE_TIME),
            Map.entry("date", DATE),
            Map.entry("time", TIME),
            Map.entry("duration", DURATION),
            Map.entry("uuid", UUID),
            Map.entry("uri", URI),
            Map.entry("iri", URI),
            Map.entry("uri-reference", URI),
            Map.entry(
                    "email",
                    new Examples(
                            List.of("joe.bloggs@example.com", "first.last+tag@sub.example.com", "a@example.org"),
                            List.of("joe", "@example.com", "joe@"))),
            Map.entry("hostname", new Examples(List.of("www.example.com", "localhost"), List.of("-a-", "a b"))),
            Map.entry("ipv4", new Examples(List.of("192.0.2.1", "127.0.0.1"), List.of("256.0.0.1", "1.2.3"))),
            Map.entry("ipv6", new Examples(List.of("2001:db8::7", "::1"), List.of("12345::", "1.2.3.4"))),
            Map.entry("json-pointer", new Examples(List.of("/a/0", ""), List.of("a/0"))),
            Map.entry("regex", new Examples(List.of("[a-z]+"), List.of("[a-z"))));

    private FormatExamples() {}

    /** Returns the examples of a format; null if the format is unknown, so that any text may have it. */
    static Examples of(String format) {
        return ALL.get(format);
    }
}
