import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;

public class Tools {
    @CopilotTool("Texts.")
    public String texts(
            @Size(min = 2, max = 4) String a,
            @NotEmpty String b,
            @NotBlank String c,
            @Pattern(regexp = "[a-z]+|\\d") String d,
            @Email String e,
            @Size(max = 3) CharSequence f,
            @NotNull String g) {
        return String.join(",", a, b, c, d, e, f, g);
    }
}
