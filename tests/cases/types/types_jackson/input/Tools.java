import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.github.copilot.tool.CopilotTool;
import java.beans.Transient;
import java.time.LocalDate;
import java.util.Map;
import java.util.TreeMap;
import org.openapitools.jackson.nullable.JsonNullable;

public class Tools {
    static class Named {
        @JsonProperty("given_name")
        public String given;
    }

    @CopilotTool("`@JsonProperty` names a property.")
    public String named(Named value) {
        return String.valueOf(value.given);
    }

    static class Needed {
        @JsonProperty(required = true)
        private String name;
    }

    @CopilotTool("It makes a property required, and includes one that is not public.")
    public String needed(Needed value) {
        return String.valueOf(value.name);
    }

    static class Entry {
        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public String id;

        public String text;
    }

    @CopilotTool("`access = READ_ONLY` leaves one out.")
    public String readOnly(Entry value) {
        return value.id + " " + value.text;
    }

    @JsonIgnoreProperties("rights")
    static class Account {
        public String name;
        public String rights;
        public Audit audit;

        @JsonIgnore
        public String password;
    }

    @JsonIgnoreType
    static class Audit {
        public String by;
    }

    @CopilotTool("`@JsonIgnore`, `@JsonIgnoreProperties` and `@JsonIgnoreType` leave some out.")
    public String ignored(Account value) {
        return value.name;
    }

    static class Login {
        public String user;
        private String token;

        @Transient
        public void setToken(String token) {
            this.token = token;
        }
    }

    @CopilotTool("So does `@java.beans.Transient`, which only methods can have.")
    public String transients(Login value) {
        return value.user + " " + value.token;
    }

    static class Contact {
        @JsonAlias({"mail", "e-mail"})
        public String email;
    }

    @CopilotTool("`@JsonAlias` is for reading only: the schema has one name.")
    public String aliased(Contact value) {
        return value.email;
    }

    static class Guest {
        public String name;

        @JsonUnwrapped(prefix = "home_")
        public Address home;
    }

    static class Address {
        public String street;
        public String town;
    }

    @CopilotTool("`@JsonUnwrapped` moves an object's properties to the outer object.")
    public String unwrapped(Guest value) {
        return value.name + " " + value.home.town;
    }

    static class Bag {
        public String name;
        private final Map<String, Integer> rest = new TreeMap<>();

        @JsonAnySetter
        public void put(String key, Integer value) {
            rest.put(key, value);
        }
    }

    @CopilotTool("`@JsonAnySetter` accepts all other properties.")
    public String anySetter(Bag value) {
        return value.name + " " + value.rest;
    }

    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    static class Person {
        public String firstName;
    }

    @CopilotTool("`@JsonNaming` names all properties by one rule.")
    public String naming(Person value) {
        return value.firstName;
    }

    @JsonPropertyOrder({"height", "width"})
    record Size(int width, int height) {}

    @CopilotTool("`@JsonPropertyOrder` orders them.")
    public String ordered(Size value) {
        return value.toString();
    }

    static class Stay {
        private final String text;

        @JsonCreator
        Stay(@JsonProperty("nights") int nights, @JsonProperty("town") String town) {
            text = nights + " in " + town;
        }
    }

    @CopilotTool("`@JsonCreator` with named parameters: primitive ones are required.")
    public String created(Stay value) {
        return value.text;
    }

    static class Ticket {
        private final String seat;

        @JsonCreator
        Ticket(@JsonProperty("seat") @JsonSetter(nulls = Nulls.FAIL) String seat) {
            this.seat = seat;
        }
    }

    @CopilotTool("So are those that refuse null.")
    public String refusesNull(Ticket value) {
        return value.seat;
    }

    static class Money {
        private final String text;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Money(String text) {
            this.text = text;
        }

        @JsonValue
        String text() {
            return text;
        }
    }

    @CopilotTool("`@JsonCreator` with one value: it is that value.")
    public String delegating(Money value) {
        return value.text();
    }

    static class Event {
        @JsonFormat(pattern = "dd.MM.yyyy")
        public LocalDate day;

        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public int seats;
    }

    @CopilotTool("`@JsonFormat` sets how a value is written.")
    public String formatted(Event value) {
        return value.day + " " + value.seats;
    }

    @JsonClassDescription("A journey.")
    static class Trip {
        @JsonPropertyDescription("A town.")
        public String to;
    }

    @CopilotTool("`@JsonClassDescription` and `@JsonPropertyDescription` are descriptions.")
    public String described(Trip value) {
        return value.to;
    }

    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    record Song(String songTitle, @JsonProperty("min") @JsonAlias("m") int minutes) {}

    @CopilotTool("All of them work on records, too.")
    public String records(Song song, int copies) {
        return song + " " + copies;
    }

    @CopilotTool("OpenAPI's `JsonNullable` is undefined, null or a value.")
    public String jsonNullables(JsonNullable<String> value) {
        return value.toString();
    }

    @CopilotTool("A `char[]` is a secret: no failure shows what came.")
    public String secrets(char[] value) {
        return value.length + " characters";
    }
}
