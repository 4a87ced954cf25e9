import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Set;

public class Sizes {
    public static class Person {
        @Size(min = 3)
        @Pattern(regexp = "[a-z]+")
        @Email
        public String mail;
    }

    public record Tag(@Size(min = 2) @Pattern(regexp = "[a-z]+") String name) {}

    @CopilotTool("Reads sizes.")
    public String sizes(
            @NotBlank @Size(min = 2) @Pattern(regexp = "[a-z]+") String name,
            @Size(min = 2) Set<String> names,
            Person person,
            List<Tag> tags) {
        return name + names + person.mail + tags;
    }
}
