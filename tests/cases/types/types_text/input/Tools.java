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

    @CopilotTool("A mutable string.")
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

    @CopilotTool("A URL with a protocol that Java supports.")
    public String urls(URL value) {
        return value.toString();
    }

    @CopilotTool("A date and time with an offset; Jackson converts it to UTC.")
    public String offsetDateTimes(OffsetDateTime value) {
        return value.toString();
    }

    @CopilotTool("A date and time with a zone; Jackson converts it to UTC.")
    public String zonedDateTimes(ZonedDateTime value) {
        return value.toInstant().toString();
    }

    @CopilotTool("An instant.")
    public String instants(Instant value) {
        return value.toString();
    }

    @CopilotTool("An instant, in milliseconds.")
    public String dates(Date value) {
        return value.toInstant().toString();
    }

    @CopilotTool("The same, in classes that are generated from an XML schema.")
    public String xmlDates(XMLGregorianCalendar value) {
        return value.toXMLFormat();
    }

    @CopilotTool("A date and time without a zone.")
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

    @CopilotTool("A time of day with an offset.")
    public String offsetTimes(OffsetTime value) {
        return value.toString();
    }

    @CopilotTool("A duration.")
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

    @CopilotTool("A year and a month.")
    public String yearMonths(YearMonth value) {
        return value.toString();
    }

    @CopilotTool("A month and a day.")
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

    @CopilotTool("A time zone; an unknown one becomes GMT.")
    public String timeZones(TimeZone value) {
        return value.getID();
    }

    @CopilotTool("A language, with or without a region.")
    public String locales(Locale value) {
        return value.toLanguageTag();
    }

    @CopilotTool("A currency, by its ISO code.")
    public String currencies(Currency value) {
        return value.getCurrencyCode();
    }

    @CopilotTool("A character set that the JVM supports.")
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

    @CopilotTool("A host name or an IP address.")
    public String addresses(InetAddress value) {
        return value.getHostAddress();
    }
}
