import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;

public class UnderIgnoredNames {
    public record Address(String street, String town) {}

    public static class Guest {
        public String name;

        @JsonUnwrapped(prefix = "home_")
        public Address home;
    }

    @JsonIgnoreProperties("home_street")
    public static class Visitor {
        public String name;

        @JsonUnwrapped(prefix = "home_")
        public Address home;
    }

    public static class Room {
        @JsonIgnoreProperties("home_street")
        public Guest guest;

        @JsonIncludeProperties({"name", "home_town"})
        public Guest other;
    }

    @CopilotTool("On properties.")
    public String room(Room room) {
        return room.guest.name + " " + room.guest.home + " " + room.other.name + " " + room.other.home;
    }

    @CopilotTool("On the class.")
    public String visitor(Visitor visitor) {
        return visitor.name + " " + visitor.home;
    }
}
