import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.github.copilot.tool.CopilotTool;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Tools {
    public static class Both {
        private final String text;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Both(String text) {
            this.text = "constructor " + text;
        }

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public static Both of(String text) {
            return new Both("factory " + text);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    public static class Lists {
        private final String text;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Lists(List<String> texts) {
            this.text = "list " + texts;
        }

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public static Lists of(Set<Integer> numbers) {
            return new Lists(List.of("set " + numbers));
        }

        @Override
        public String toString() {
            return text;
        }
    }

    public static class Any {
        @JsonAnySetter
        public Map<String, Object> field = new HashMap<>();

        @JsonAnySetter
        public void put(String name, Integer value) {
            field.put(name, value);
        }
    }

    public static class Renamed {
        public String a;

        @JsonProperty("a")
        public Integer b;
    }

    public static class Parent {
        public String name;

        @JsonManagedReference
        public List<Child> children;

        @JsonManagedReference
        public Child favourite;
    }

    public static class Child {
        public String name;

        @JsonBackReference
        public Parent parent;
    }

    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    @JsonDeserialize(builder = Built.Builder.class)
    public static class Built {
        public final String name;

        private Built(String name) {
            this.name = name;
        }

        @JsonPOJOBuilder(buildMethodName = "make")
        public static class Builder {
            private String name;

            public Builder withName(String name) {
                this.name = name;
                return this;
            }

            public Object make() {
                return new Built(name);
            }

            public String build() {
                return name;
            }
        }
    }

    @CopilotTool("A constructor and a factory.")
    public String made(Both both, Lists lists) {
        return both + ", " + lists;
    }

    @CopilotTool("Two members for one name.")
    public String members(Any any, Renamed renamed) {
        return any.field + " " + renamed.a + renamed.b;
    }

    @CopilotTool("References to the parent.")
    public String references(Parent parent, int more) {
        return (parent.children.get(0).parent == parent) + " " + (parent.favourite.parent == parent);
    }

    @CopilotTool("A builder.")
    public String built(Built built, int more) {
        return built.name;
    }
}
