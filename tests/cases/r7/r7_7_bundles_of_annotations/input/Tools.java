import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.github.copilot.tool.CopilotTool;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class Tools {
    @Retention(RetentionPolicy.RUNTIME)
    @JacksonAnnotationsInside
    @JsonProperty("renamed")
    @JsonPropertyDescription("Said in a bundle.")
    public @interface Renamed {}

    @Retention(RetentionPolicy.RUNTIME)
    @JacksonAnnotationsInside
    @Renamed
    public @interface Deeper {}

    @Retention(RetentionPolicy.RUNTIME)
    @JacksonAnnotationsInside
    @Round
    @JsonIgnore
    public @interface Round {}

    @Retention(RetentionPolicy.RUNTIME)
    @JacksonAnnotationsInside
    @JsonPropertyOrder({"b", "a"})
    @JsonIgnoreProperties("c")
    public @interface Ordered {}

    @Retention(RetentionPolicy.RUNTIME)
    @JsonProperty("never")
    public @interface NoBundle {}

    @Ordered
    public static class Values {
        public String a;
        public String b;
        public String c;
    }

    @Ordered
    @JsonPropertyOrder({"a", "b"})
    public static class FirstOnTheClass extends Values {}

    public static class Members {
        @Deeper
        public String deep;

        @Round
        public String round;

        @NoBundle
        public String plain;
    }

    public static class LastOnTheMember {
        @Renamed
        @JsonProperty("own")
        public String one;
    }

    public static class BundleOnTheMember {
        @JsonProperty("own")
        @Renamed
        public String one;
    }

    public record Component(@Renamed String one) {}

    @CopilotTool("Takes all of them.")
    public String take(
            Values values,
            FirstOnTheClass first,
            Members members,
            LastOnTheMember last,
            BundleOnTheMember bundle,
            Component component) {
        return values.a + values.b + values.c + " " + first.a + " " + members.deep + members.round + members.plain + " "
                + last.one + " " + bundle.one + " " + component;
    }
}
