package io.github.copilottool.tests.property;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.github.copilottool.tests.generator.ConstraintDraw;
import io.github.copilottool.tests.generator.Draw;
import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Random values of types that are one JSON value: numbers, texts, and types that are read from texts. */
final class Scalars {
    private static final int MOST_DAYS = 40_000;
    private static final List<String> WORDS = List.of(
            "",
            "a",
            "some text",
            "ünïcödé",
            "\"quoted\"",
            "back\\slash",
            "line\nbreak",
            "tab\t",
            "\uD83D\uDE00 face",
            "null",
            "5",
            " ");

    private static final Map<Class<?>, Function<Draw, Object>> TEXTS = Map.ofEntries(
            Map.entry(UUID.class, draw -> new UUID(draw.between(0, Long.MAX_VALUE), draw.between(0, Long.MAX_VALUE))),
            Map.entry(URI.class, draw -> URI.create("https://example.com/" + draw.below(9) + "?q=a%20b")),
            Map.entry(URL.class, draw -> url("https://example.com/" + draw.below(9))),
            Map.entry(OffsetDateTime.class, draw -> moment(draw).atOffset(ZoneOffset.ofHours(draw.below(5)))),
            Map.entry(Instant.class, draw -> moment(draw).toInstant(ZoneOffset.UTC)),
            Map.entry(ZonedDateTime.class, draw -> moment(draw).atZone(ZoneOffset.ofHours(draw.below(5)))),
            Map.entry(LocalDateTime.class, Scalars::moment),
            Map.entry(LocalDate.class, draw -> moment(draw).toLocalDate()),
            Map.entry(LocalTime.class, draw -> moment(draw).toLocalTime()),
            Map.entry(OffsetTime.class, draw -> moment(draw).toLocalTime().atOffset(ZoneOffset.ofHours(draw.below(5)))),
            Map.entry(Duration.class, draw -> Duration.ofSeconds(draw.below(100_000))),
            Map.entry(Period.class, draw -> Period.of(draw.below(3), draw.below(12), 1 + draw.below(20))),
            Map.entry(Year.class, draw -> Year.of(1900 + draw.below(200))),
            Map.entry(YearMonth.class, draw -> YearMonth.of(1900 + draw.below(200), 1 + draw.below(12))),
            Map.entry(MonthDay.class, draw -> MonthDay.of(1 + draw.below(12), 1 + draw.below(28))),
            Map.entry(ZoneId.class, draw -> ZoneId.of(draw.any("Europe/Berlin", "UTC", "+01:00"))),
            Map.entry(ZoneOffset.class, draw -> ZoneOffset.ofHours(draw.below(5))),
            Map.entry(TimeZone.class, draw -> TimeZone.getTimeZone(draw.any("Europe/Berlin", "UTC"))),
            Map.entry(Locale.class, draw -> draw.any(Locale.GERMANY, Locale.ENGLISH, Locale.CANADA_FRENCH)),
            Map.entry(Currency.class, draw -> Currency.getInstance(draw.any("EUR", "JPY"))),
            Map.entry(Date.class, draw -> Date.from(moment(draw).toInstant(ZoneOffset.UTC))),
            Map.entry(Charset.class, draw -> Charset.forName(draw.any("UTF-8", "US-ASCII"))),
            Map.entry(Path.class, draw -> Path.of("/notes/today" + draw.below(9) + ".txt")),
            Map.entry(File.class, draw -> new File("/notes/today" + draw.below(9) + ".txt")),
            Map.entry(Pattern.class, draw -> Pattern.compile(draw.any("[a-z]+", "\\d"))),
            Map.entry(StringBuilder.class, draw -> new StringBuilder(draw.any(WORDS))),
            Map.entry(byte[].class, draw -> draw.any(WORDS).getBytes(java.nio.charset.StandardCharsets.UTF_8)),
            Map.entry(Object.class, draw -> draw.any(1, "text", true, List.of(1, "a"), Map.of("a", 1), 2.5)),
            Map.entry(JsonNode.class, draw -> JsonNodeFactory.instance
                    .arrayNode()
                    .add(draw.below(9))
                    .add("x")));

    private Scalars() {}

    /** Returns a value of the type within the bounds, or null for a type of another kind. */
    static Object value(Class<?> type, Bounds bounds, Draw draw) {
        if (type == String.class || type == CharSequence.class) {
            return text(bounds, draw);
        }
        if (type == char.class || type == Character.class) {
            return draw.any('a', 'Z', '5', ' ', 'é', '"', '\\', '\u4e2d');
        }
        if (type == boolean.class || type == Boolean.class) {
            return draw.chance(50);
        }
        Object number = number(type, bounds, draw);
        if (number != null) {
            return number;
        }
        Function<Draw, Object> made = TEXTS.get(type);
        return made == null ? null : made.apply(draw);
    }

    /** Whether Jackson reads the type from a string. */
    static boolean isText(Class<?> type) {
        return TEXTS.containsKey(type) && type != Object.class && type != JsonNode.class;
    }

    private static Object number(Class<?> type, Bounds bounds, Draw draw) {
        if (type == int.class || type == Integer.class) {
            return (int) integer(bounds, Integer.MIN_VALUE, Integer.MAX_VALUE, draw);
        }
        if (type == long.class || type == Long.class) {
            return integer(bounds, Long.MIN_VALUE, Long.MAX_VALUE, draw);
        }
        if (type == short.class || type == Short.class) {
            return (short) integer(bounds, Short.MIN_VALUE, Short.MAX_VALUE, draw);
        }
        if (type == byte.class || type == Byte.class) {
            return (byte) integer(bounds, Byte.MIN_VALUE, Byte.MAX_VALUE, draw);
        }
        if (type == BigInteger.class) {
            boolean large = !bounds.numeric() && draw.chance(30);
            return large
                    ? new BigInteger("-123456789012345678901234567890")
                    : BigInteger.valueOf(integer(bounds, Long.MIN_VALUE, Long.MAX_VALUE, draw));
        }
        if (type == double.class || type == Double.class) {
            return decimal(bounds, draw).doubleValue();
        }
        if (type == float.class || type == Float.class) {
            return decimal(bounds, draw).floatValue();
        }
        if (type == BigDecimal.class) {
            return decimal(bounds, draw);
        }
        return type == Number.class ? draw.any(1, 2.5, 3_000_000_000L) : null;
    }

    private static long integer(Bounds bounds, long least, long most, Draw draw) {
        if (!bounds.numeric()) {
            return draw.chance(20) ? draw.any(least, most) : draw.between(-9, 99);
        }
        long low = bounds.low() == null
                ? -100
                : bounds.low().setScale(0, RoundingMode.CEILING).longValueExact();
        long high = bounds.high() == null
                ? low + 50
                : bounds.high().setScale(0, RoundingMode.FLOOR).longValueExact();
        return draw.chance(30) ? draw.any(Math.min(low, high), high) : draw.between(Math.min(low, high), high);
    }

    private static BigDecimal decimal(Bounds bounds, Draw draw) {
        if (!bounds.numeric()) {
            return new BigDecimal(draw.any("0", "0.1", "-2.5", "1000000", "1E+3", "3", "12345.678"));
        }
        BigDecimal low = bounds.low() == null ? bounds.high().subtract(BigDecimal.TEN) : bounds.low();
        BigDecimal high = bounds.high() == null ? low.add(BigDecimal.TEN) : bounds.high();
        return draw.any(low, high, low.add(high).divide(BigDecimal.valueOf(2)));
    }

    private static String text(Bounds bounds, Draw draw) {
        if (bounds.pattern() != null) {
            return ConstraintDraw.PATTERNS.stream()
                    .filter(matched -> matched.pattern().equals(bounds.pattern()))
                    .findFirst()
                    .orElseThrow()
                    .text();
        }
        if (bounds.email()) {
            return draw.any("a@example.com", "first.last@example.org");
        }
        if (bounds.shortest() == 0 && !bounds.present() && bounds.longest() == 4) {
            return draw.any(WORDS);
        }
        return "abcdefgh".substring(0, (int) draw.between(bounds.shortest(), bounds.longest()));
    }

    private static LocalDateTime moment(Draw draw) {
        LocalDateTime moment = LocalDate.ofEpochDay(draw.below(MOST_DAYS)).atTime(draw.below(24), draw.below(60));
        return draw.chance(50) ? moment : moment.plusSeconds(draw.below(60)).plus(250L, ChronoUnit.MILLIS);
    }

    private static URL url(String text) {
        try {
            return URI.create(text).toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
