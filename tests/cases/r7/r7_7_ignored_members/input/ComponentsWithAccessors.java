import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class ComponentsWithAccessors {
    public record Login(String user, @JsonIgnore String password) {
        public String password() {
            return password;
        }
    }

    public record Renamed(String user, @JsonIgnore @JsonProperty("secret") String password) {
        public String password() {
            return password;
        }
    }

    public record Shown(String user, @JsonProperty(access = JsonProperty.Access.READ_ONLY) Integer number) {
        public Integer number() {
            return number;
        }
    }

    public static class Around {
        public Login login;
    }

    @CopilotTool("The only parameter.")
    public String login(Login login) {
        return login.toString();
    }

    @CopilotTool("Beside others.")
    public String both(Login login, Renamed renamed, Shown shown) {
        return login + " " + renamed + " " + shown;
    }

    @CopilotTool("Inside a class.")
    public String around(Around around, int more) {
        return around.login.toString();
    }
}
