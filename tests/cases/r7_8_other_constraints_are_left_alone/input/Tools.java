import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Past;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;

public class Tools {
    @CopilotTool("Takes.")
    public String take(@Digits(integer = 1, fraction = 0) int number, @Past LocalDate day, @AssertTrue boolean flag, @Size String free) {
        return number + " " + day + " " + flag + " " + free;
    }
}
