import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

public class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "action")
    @JsonSubTypes({@JsonSubTypes.Type(value = Comment.class, name = "comment"), @JsonSubTypes.Type(value = Close.class, name = "close")})
    interface Action {}

    record Comment(@JsonAlias("body") @Size(max = 5) String text) implements Action {}

    record Close(@JsonProperty(required = false) String reason) implements Action {}

    static class Address {
        @JsonProperty(required = true)
        public String street;

        @Pattern(regexp = "[0-9]{5}")
        public String zip;

        @NotNull
        public LocalDate since;
    }

    static class Customer {
        public @Size(max = 2) List<Address> addresses;
        public Map<String, @Max(9) Integer> ranks;
        public Customer parent;
    }

    @CopilotTool("Acts.")
    String act(@CopilotToolParam("The action") Action action) {
        return action.toString();
    }

    @CopilotTool("Acts at once.")
    String comment(Comment comment) {
        return comment.toString();
    }

    @CopilotTool("Saves.")
    String save(@CopilotToolParam("The customer") Customer customer) {
        return "saved";
    }
}
