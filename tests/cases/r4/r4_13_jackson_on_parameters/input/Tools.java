import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;

public class Tools {
    @JacksonAnnotationsInside
    @JsonProperty("in_bundle")
    @JsonPropertyDescription("From a bundle.")
    @Retention(RetentionPolicy.RUNTIME)
    @interface Bundle {}

    public record Query(String text) {}

    @CopilotTool("Names, descriptions and aliases.")
    public String named(
            @JsonProperty("order_id") @JsonPropertyDescription("Its number.") @JsonAlias({"order", "orderId"}) int id,
            @JsonProperty(value = "limit", required = false) Integer most,
            @JsonProperty(required = false) int primitive,
            @Bundle String bundled) {
        return id + " " + most + " " + primitive + " " + bundled;
    }

    @CopilotTool("The parameter's own annotation wins.")
    public String own(
            @CopilotToolParam(value = "Own.", name = "own") @JsonProperty("other") @JsonPropertyDescription("Other.")
                    String name,
            @CopilotToolParam("Has no name.") @JsonProperty("renamed") String plain,
            @CopilotToolParam(value = "Required.", required = true) @JsonProperty(required = false) String required,
            @CopilotToolParam(value = "Has a default.", defaultValue = "3") @JsonProperty(required = true)
                    int number,
            @CopilotToolParam(name = "described") @JsonPropertyDescription("Described.") String text,
            @JsonPropertyDescription("Before the one inside.") @CopilotToolParam(schema = "{\"description\":\"Inside.\"}")
                    Object any) {
        return name + plain + required + number + text + any;
    }

    @CopilotTool("Without effect.")
    public String ignored(
            @JsonUnwrapped Query query,
            @JsonDeserialize(contentAs = String.class) List<Object> list,
            @JacksonInject @JsonInclude Object any,
            ToolInvocation invocation) {
        return query.text() + list + any;
    }

    @CopilotTool("A single record.")
    public String single(@JsonProperty("q") Query query, @JsonProperty ToolInvocation invocation) {
        return query.text();
    }

    @CopilotTool("A format.")
    public String formatted(@JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "0") int number) {
        return "" + number;
    }

    @SuppressWarnings("copilot-jackson-ignored")
    @CopilotTool("Silenced.")
    public String silenced(@JsonUnwrapped Query query, int number) {
        return query.text() + number;
    }
}
