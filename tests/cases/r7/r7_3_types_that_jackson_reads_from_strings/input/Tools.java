import com.github.copilot.tool.CopilotTool;
import java.io.File;
import java.nio.file.Path;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Currency;
import java.util.Locale;

public class Tools {
    @CopilotTool("All.")
    public String all(
            Locale a,
            Currency b,
            ZoneId c,
            Path d,
            File e,
            java.util.regex.Pattern f,
            Period g,
            Year h,
            YearMonth i,
            Class<?> j,
            ZoneOffset k,
            MonthDay l) {
        return a + " " + b + " " + c + " " + d.getFileName() + " " + e.getName() + " " + f + " " + g + " " + h + " " + i + " "
                + j.getName() + " " + k + " " + l;
    }
}
