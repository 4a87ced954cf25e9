package io.github.copilottool.testkit.shop;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

/** Tools that take a guest as a class, as a class that names its properties, and as a record. */
public class GuestTools {
    public static class Guest {
        public String firstName;
    }

    @JsonNaming(PropertyNamingStrategies.LowerCamelCaseStrategy.class)
    public static class NamedGuest {
        public String firstName;
    }

    public record GuestRecord(String firstName) {}

    @CopilotTool("Welcomes.")
    public String welcome(@CopilotToolParam("Whom") Guest guest, @CopilotToolParam("How loud") int volume) {
        return "Hello " + guest.firstName;
    }

    @CopilotTool("Names.")
    public String name(@CopilotToolParam("Whom") NamedGuest guest, @CopilotToolParam("How loud") int volume) {
        return "Hello " + guest.firstName;
    }

    @CopilotTool("Lists.")
    public String list(@CopilotToolParam("Whom") GuestRecord guest, @CopilotToolParam("How loud") int volume) {
        return "Hello " + guest.firstName();
    }
}
