import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Past;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import javax.xml.datatype.XMLGregorianCalendar;

/** Jackson reads other texts, too: digits are a time after 1970, and a UUID is base64. */
public class Tools {
    public record All(
            Instant instant,
            ZonedDateTime zoned,
            OffsetDateTime offset,
            Date date,
            Calendar calendar,
            java.sql.Timestamp stamp,
            XMLGregorianCalendar xml,
            LocalDate day,
            java.sql.Date sql,
            UUID id,
            InetAddress address,
            Path path,
            Year year,
            Period period) {}

    public static class Bean {
        public Instant instant;
        public ZonedDateTime zoned;
        public OffsetDateTime offset;
        public Date date;
        public Calendar calendar;
        public java.sql.Timestamp stamp;
        public XMLGregorianCalendar xml;
        public LocalDate day;
        public java.sql.Date sql;
        public UUID id;
        public InetAddress address;
        public Path path;
        public Year year;
        public Period period;

        public List<Date> dates;
        public Map<UUID, Instant> instants;
    }

    @CopilotTool("Reads an instant.")
    public String instant(Instant value) {
        return value.toString();
    }

    @CopilotTool("Reads a date and time.")
    public String zoned(ZonedDateTime value) {
        return value.toString();
    }

    @CopilotTool("Reads a date and time.")
    public String offset(OffsetDateTime value) {
        return value.toString();
    }

    @CopilotTool("Reads a date.")
    public String date(Date value) {
        return value.toInstant().toString();
    }

    @CopilotTool("Reads a day.")
    public String day(LocalDate value) {
        return value.toString();
    }

    @CopilotTool("Reads an id.")
    public String id(UUID value) {
        return value.toString();
    }

    @CopilotTool("Reads a path.")
    public String path(Path value) {
        return value.getFileName().toString();
    }

    @CopilotTool("Reads a year.")
    public String year(Year value) {
        return value.toString();
    }

    @CopilotTool("Reads what is over.")
    public String past(@Past Instant value) {
        return value.toString();
    }

    @CopilotTool("Reads the components.")
    public String flat(All all) {
        return all.toString();
    }

    @CopilotTool("Reads a class.")
    public String bean(Bean bean, int more) {
        return bean.instant + " " + bean.id + " " + bean.year;
    }

    @CopilotTool("Reads lists.")
    public String lists(List<Instant> instants, List<Date> dates, List<List<UUID>> ids, List<All> all) {
        return instants + " " + dates.size() + " " + ids + " " + all.size();
    }

    @CopilotTool("Reads maps.")
    public String maps(Map<String, Instant> values, Map<UUID, Integer> ids, Map<Date, Integer> dates, Map<Year, Integer> years) {
        return values + " " + ids + " " + dates.size() + " " + years;
    }
}
