package com.example;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.NotBlank;
import java.util.List;
import java.util.Map;
import org.openapitools.jackson.nullable.JsonNullable;

/** Tools with OpenAPI's type, read by generated code and, in a class, by a mapper with its module. */
public class ContactTools {
    public record Change(JsonNullable<String> name, JsonNullable<Integer> age, JsonNullable<List<String>> tags) {}

    public static class Settings {
        public JsonNullable<String> theme = JsonNullable.undefined();
        private JsonNullable<Integer> size = JsonNullable.undefined();

        public JsonNullable<Integer> getSize() {
            return size;
        }

        public void setSize(JsonNullable<Integer> size) {
            this.size = size;
        }
    }

    record ContactChange(
            @CopilotToolParam("The contact's id") String id,
            @CopilotToolParam("A new name") JsonNullable<@NotBlank String> name,
            @CopilotToolParam("A new phone number; null removes it") JsonNullable<String> phone) {}

    @CopilotTool("Changes the given fields of a contact.")
    String changeContact(ContactChange change) {
        return change.phone().isPresent() ? "The number is now " + change.phone().get() : "The number stays.";
    }

    @CopilotTool("Changes a contact.")
    public String flattened(Change change) {
        return change.toString();
    }

    @CopilotTool("Changes settings.")
    public Settings mapped(Settings settings) {
        return settings;
    }

    @CopilotTool("Changes settings of many.")
    public Map<String, Settings> maps(Map<String, Settings> settings, JsonNullable<Change> change) {
        return settings;
    }

    @CopilotTool("Gives back what it takes.")
    public JsonNullable<String> same(JsonNullable<String> value) {
        return value;
    }
}
