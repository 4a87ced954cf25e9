import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Digits of text are counted as Hibernate Validator counts them. */
public class Tools {
    public record Codes(
            @Digits(integer = 10, fraction = 0) String phone,
            @Digits(integer = 3, fraction = 2) String price,
            @Digits(integer = 0, fraction = 2) String share) {}

    /** The mapper makes it. */
    public static class Order {
        @Positive
        @Digits(integer = 2, fraction = 2)
        public BigDecimal price;

        @Size(min = 3)
        @Pattern(regexp = "[a-z]*")
        @Email
        public String mail;

        public List<@Size(max = 2) @Pattern(regexp = "[a-z]+") String> tags;

        public Map<@Size(max = 2) @Pattern(regexp = "[a-z]+") String, @Positive @Digits(integer = 1, fraction = 0) Integer> counts;
    }

    public record Line(
            @Positive @Digits(integer = 2, fraction = 2) BigDecimal price,
            @Size(min = 3) @Pattern(regexp = "[a-z]*") @Email String mail) {}

    @CopilotTool("Reads codes.")
    public String codes(Codes codes) {
        return codes.phone() + " " + codes.price() + " " + codes.share();
    }

    @CopilotTool("Reads a number.")
    public String number(@Digits(integer = 3, fraction = 2) BigDecimal value) {
        return value.toString();
    }

    @CopilotTool("Reads a price.")
    public String price(@Positive @Digits(integer = 2, fraction = 2) double value) {
        return String.valueOf(value);
    }

    @CopilotTool("Reads a line.")
    public String line(Line line, @NotBlank @Size(min = 2) @Pattern(regexp = "[a-z]+") String name) {
        return line + name;
    }

    @CopilotTool("Reads lines.")
    public String lines(List<Line> lines, @Size(min = 2) Set<String> names) {
        return lines + " " + names;
    }

    @CopilotTool("Reads an order.")
    public String order(Order order, int more) {
        return String.valueOf(order.price);
    }
}
