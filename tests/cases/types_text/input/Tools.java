import com.github.copilot.tool.CopilotTool;
import java.io.File;
import java.net.InetAddress;
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
import java.util.Arrays;
import java.util.Currency;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;
import java.util.UUID;
import java.util.regex.Pattern;
import javax.xml.datatype.XMLGregorianCalendar;

public class Tools {
    @CopilotTool("Text.")
    public String strings(String value) {
        return value;
    }

    @CopilotTool("Text.")
    public String charSequences(CharSequence value) {
        return value.toString();
    }

    @CopilotTool("One UTF-16 unit.")
    public String chars(char value) {
        return String.valueOf(value);
    }

    @CopilotTool("The same, boxed.")
    public String boxedChars(Character value) {
        return value.toString();
    }

    @CopilotTool("Bytes, as base64.")
    public String byteArrays(byte[] value) {
        return Arrays.toString(value);
    }

    @CopilotTool("Text that can be changed.")
    public String stringBuilders(StringBuilder value) {
        return value.append("!").toString();
    }

    @CopilotTool("A UUID.")
    public String uuids(UUID value) {
        return value.toString();
    }

    @CopilotTool("A URI.")
    public String uris(URI value) {
        return value.toString();
    }

    @CopilotTool("A URL, of a protocol that Java knows.")
    public String urls(URL value) {
        return value.toString();
    }

    @CopilotTool("A moment with its offset; Jackson moves it to UTC.")
    public String offsetDateTimes(OffsetDateTime value) {
        return value.toString();
    }

    @CopilotTool("A moment in a zone; Jackson moves it to UTC.")
    public String zonedDateTimes(ZonedDateTime value) {
        return value.toInstant().toString();
    }

    @CopilotTool("A moment.")
    public String instants(Instant value) {
        return value.toString();
    }

    @CopilotTool("A moment, to the millisecond.")
    public String dates(Date value) {
        return value.toInstant().toString();
    }

    @CopilotTool("The same, as classes that are made of an XML schema have it.")
    public String xmlDates(XMLGregorianCalendar value) {
        return value.toXMLFormat();
    }

    @CopilotTool("A date and time of no zone.")
    public String localDateTimes(LocalDateTime value) {
        return value.toString();
    }

    @CopilotTool("A date.")
    public String localDates(LocalDate value) {
        return value.toString();
    }

    @CopilotTool("A time of day.")
    public String localTimes(LocalTime value) {
        return value.toString();
    }

    @CopilotTool("A time of day with its offset.")
    public String offsetTimes(OffsetTime value) {
        return value.toString();
    }

    @CopilotTool("A length of time.")
    public String durations(Duration value) {
        return value.toString();
    }

    @CopilotTool("Years, months and days.")
    public String periods(Period value) {
        return value.toString();
    }

    @CopilotTool("A year.")
    public String years(Year value) {
        return value.toString();
    }

    @CopilotTool("A month of a year.")
    public String yearMonths(YearMonth value) {
        return value.toString();
    }

    @CopilotTool("A day of every year.")
    public String monthDays(MonthDay value) {
        return value.toString();
    }

    @CopilotTool("A time zone.")
    public String zoneIds(ZoneId value) {
        return value.toString();
    }

    @CopilotTool("An offset from UTC.")
    public String zoneOffsets(ZoneOffset value) {
        return value.toString();
    }

    @CopilotTool("A time zone; one that Java does not know is GMT.")
    public String timeZones(TimeZone value) {
        return value.getID();
    }

    @CopilotTool("A language, with or without a region.")
    public String locales(Locale value) {
        return value.toLanguageTag();
    }

    @CopilotTool("A currency by its ISO code.")
    public String currencies(Currency value) {
        return value.getCurrencyCode();
    }

    @CopilotTool("A character set that the JVM has.")
    public String charsets(Charset value) {
        return value.name();
    }

    @CopilotTool("A path, or the URI of one.")
    public String paths(Path value) {
        return value.getFileName().toString();
    }

    @CopilotTool("A file.")
    public String files(File value) {
        return value.getName();
    }

    @CopilotTool("A regular expression.")
    public String patterns(Pattern value) {
        return value.pattern();
    }

    @CopilotTool("A class that the program can load.")
    public String classes(Class<?> value) {
        return value.getName();
    }

    @CopilotTool("An address of the internet.")
    public String addresses(InetAddress value) {
        return value.getHostAddress();
    }
}
