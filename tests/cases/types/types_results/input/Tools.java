import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.io.File;
import java.math.BigDecimal;
import java.net.URI;
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
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

public class Tools {
    @CopilotTool("Text, as it is.")
    public String text() {
        return "some \"text\"";
    }

    @CopilotTool("A number.")
    public int number() {
        return 7;
    }

    @CopilotTool("A decimal.")
    public BigDecimal decimal() {
        return new BigDecimal("2.50");
    }

    @CopilotTool("A boolean.")
    public boolean truth() {
        return true;
    }

    @CopilotTool("One character.")
    public char character() {
        return 'x';
    }

    @CopilotTool("A counter.")
    public AtomicInteger counter() {
        return new AtomicInteger(3);
    }

    @CopilotTool("Bytes, as base64.")
    public byte[] bytes() {
        return new byte[] {1, 2};
    }

    @CopilotTool("Characters, as text.")
    public char[] characters() {
        return new char[] {'a', 'b'};
    }

    @CopilotTool("A UUID.")
    public UUID uuid() {
        return new UUID(1, 2);
    }

    @CopilotTool("A URI.")
    public URI uri() {
        return URI.create("https://example.com/a");
    }

    @CopilotTool("A path, as an absolute URI.")
    public Path path() {
        return Path.of("/data/a.txt");
    }

    @CopilotTool("A file, as its path.")
    public File file() {
        return new File("/data/a.txt");
    }

    @CopilotTool("A date.")
    public LocalDate date() {
        return LocalDate.of(2026, 3, 2);
    }

    @CopilotTool("A time.")
    public LocalTime time() {
        return LocalTime.of(9, 30);
    }

    @CopilotTool("A date and time without a zone.")
    public LocalDateTime dateTime() {
        return LocalDateTime.of(2026, 3, 2, 9, 30);
    }

    @CopilotTool("An instant.")
    public Instant instant() {
        return Instant.parse("2026-03-02T09:30:00Z");
    }

    @CopilotTool("A date and time with an offset.")
    public OffsetDateTime offsetDateTime() {
        return OffsetDateTime.parse("2026-03-02T09:30:00+01:00");
    }

    @CopilotTool("A date and time with a zone; only the offset is kept.")
    public ZonedDateTime zonedDateTime() {
        return ZonedDateTime.parse("2026-03-02T09:30:00+01:00[Europe/Berlin]");
    }

    @CopilotTool("A time with an offset.")
    public OffsetTime offsetTime() {
        return OffsetTime.parse("09:30+01:00");
    }

    @CopilotTool("A `java.util.Date`.")
    public Date oldDate() {
        return new Date(0);
    }

    @CopilotTool("A duration, as seconds.")
    public Duration duration() {
        return Duration.ofMillis(1500);
    }

    @CopilotTool("A period.")
    public Period period() {
        return Period.ofDays(3);
    }

    @CopilotTool("A year, as text.")
    public Year year() {
        return Year.of(2026);
    }

    @CopilotTool("A year and a month.")
    public YearMonth yearMonth() {
        return YearMonth.of(2026, 3);
    }

    @CopilotTool("A month and a day.")
    public MonthDay monthDay() {
        return MonthDay.of(3, 2);
    }

    @CopilotTool("A time zone.")
    public ZoneId zone() {
        return ZoneId.of("Europe/Berlin");
    }

    @CopilotTool("A locale.")
    public Locale locale() {
        return Locale.GERMANY;
    }

    @CopilotTool("A currency.")
    public Currency currency() {
        return Currency.getInstance("EUR");
    }

    @CopilotTool("A class.")
    public Class<?> type() {
        return String.class;
    }

    @CopilotTool("A regular expression.")
    public Pattern pattern() {
        return Pattern.compile("a+");
    }

    enum Level {
        LOW,
        @JsonProperty("high")
        TOP
    }

    @CopilotTool("An enum constant, by its JSON name.")
    public Level level() {
        return Level.TOP;
    }

    @CopilotTool("A list.")
    public List<Integer> list() {
        return List.of(1, 2);
    }

    @CopilotTool("A map.")
    public Map<LocalDate, String> map() {
        return Map.of(LocalDate.of(2026, 3, 2), "Monday");
    }

    @CopilotTool("A pair.")
    public Map.Entry<String, Integer> pair() {
        return Map.entry("a", 1);
    }

    record Order(long id, String note, List<String> tags) {}

    @CopilotTool("A record; null components are left out.")
    public Order order() {
        return new Order(7, null, List.of());
    }

    public static class Room {
        public String name = "blue";
        private int seats = 4;

        public int getSeats() {
            return seats;
        }

        public boolean isFree() {
            return true;
        }

        @JsonIgnore
        public String getSecret() {
            return "secret";
        }
    }

    @CopilotTool("A class: public fields and getters.")
    public Room room() {
        return new Room();
    }

    @CopilotTool("The value of an Optional.")
    public Optional<Integer> optional() {
        return Optional.of(3);
    }

    @CopilotTool("An empty Optional is null.")
    public Optional<Integer> empty() {
        return Optional.empty();
    }

    @CopilotTool("The value of a future.")
    public CompletableFuture<LocalDate> later() {
        return CompletableFuture.completedFuture(LocalDate.of(2026, 3, 2));
    }

    @CopilotTool("Nothing.")
    public void nothing() {}
}
