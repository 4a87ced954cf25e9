import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class WithNames {
    @JsonIgnoreProperties({"banned", "also"})
    public static class Account {
        @JsonProperty("user_name")
        public String name;

        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public String id;

        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
        public String password;

        @JsonIgnore
        public String secret;

        public String banned;

        @JsonAlias({"mail", "e-mail"})
        public String email;

        @JsonProperty
        private int age;

        public Hidden hidden;
    }

    @JsonIgnoreType
    public static class Hidden {
        public String text;
    }

    @CopilotTool("Signs up.")
    public String signUp(Account account, int tries) {
        return account.name + account.password + account.email + account.age;
    }
}
