import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Size;
import java.util.Map;

public class Tools {
    @CopilotTool("Describes a secret itself.")
    public String described(
            @CopilotToolParam(value = "A password", schema = "{\"type\": \"string\", \"format\": \"password\", \"minLength\": 8}")
                    @Size(min = 8)
                    String password,
            @CopilotToolParam(
                            value = "A key",
                            schema =
                                    "{\"type\": \"object\", \"additionalProperties\": {\"type\": \"integer\"}, \"writeOnly\": true}")
                    Map<String, Integer> key) {
        return password + " " + key;
    }

    public record Access(
            String host,
            @CopilotToolParam(value = "A token", schema = "{\"type\": \"string\", \"writeOnly\": true}") String token,
            @CopilotToolParam(value = "A login", schema = "{\"properties\": {\"pin\": {\"format\": \"password\"}}}")
                    Object login) {}

    @CopilotTool("Has secrets in a record.")
    public String inside(int number, Access access) {
        return number + " " + access;
    }
}
