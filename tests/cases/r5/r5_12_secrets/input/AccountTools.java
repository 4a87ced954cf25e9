import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

public class AccountTools {
    public record Login(String user, @JsonAlias("pass") @Size(min = 8) char[] password) {
        @Override
        public String toString() {
            return user + " " + new String(password);
        }
    }

    public static class Token {
        public char[] value;
        public String name;
        public Login login;

        @Override
        public String toString() {
            return name + " " + (value == null ? null : new String(value)) + " " + login;
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(value = Key.class, name = "key"), @JsonSubTypes.Type(value = Pin.class, name = "pin")})
    public interface Way {}

    public record Key(char[] key) implements Way {
        @Override
        public String toString() {
            return new String(key);
        }
    }

    public record Pin(int pin) implements Way {}

    public sealed interface Proof permits Word, Number {}

    public record Word(char[] word) implements Proof {
        @Override
        public String toString() {
            return new String(word);
        }
    }

    public record Number(int number) implements Proof {}

    @CopilotTool("Logs in.")
    public String flattened(Login login) {
        return login.toString();
    }

    @CopilotTool("Logs in to a server.")
    public String nested(int server, Login login) {
        return server + " " + login;
    }

    @CopilotTool("Changes a password.")
    public String parameters(
            @CopilotToolParam("The new one") char[] password,
            @Size(min = 3, max = 5) @Pattern(regexp = "[a-z]+") char @Nullable [] code,
            Optional<char[]> old,
            JsonNullable<char[]> hint) {
        return new String(password) + " " + (code == null ? null : new String(code)) + " "
                + old.map(String::new) + " " + (hint.isPresent() && hint.get() != null ? new String(hint.get()) : hint);
    }

    @CopilotTool("Reads secrets in containers.")
    public String contained(@NotEmpty List<char[]> list, Map<String, char[]> map, char[][] array, List<Login> logins) {
        return list.size() + " " + map.keySet() + " " + array.length + " " + logins;
    }

    @CopilotTool("Lets the mapper read them.")
    public String mapped(Token token) {
        return token.toString();
    }

    @CopilotTool("Reads one of several.")
    public String ways(Way way, Proof proof) {
        return way + " " + proof;
    }

    @CopilotTool("Has Swagger's annotations.")
    public String swagger(
            @Schema(format = "password") String word,
            @Schema(accessMode = Schema.AccessMode.WRITE_ONLY) @Max(9999) int pin,
            @Schema(accessMode = Schema.AccessMode.WRITE_ONLY) Map<String, List<Integer>> all,
            @Schema(accessMode = Schema.AccessMode.READ_ONLY, format = "email") String mail) {
        return word + " " + pin + " " + all + " " + mail;
    }

    @CopilotTool("Makes a password.")
    public char[] make() {
        return new char[] {'a', 'b'};
    }

    @CopilotTool("Shows a login.")
    public Login show() {
        return new Login("ann", new char[] {'a', 'b'});
    }
}
