import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.NullNode;
import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public class Tools {
    public record Plain(String name) {}

    public static class Parent {
        @JsonManagedReference
        public List<Child> children;
    }

    public static class Child {
        @JsonBackReference
        public Parent parent;
    }

    public static class SameNames {
        @JsonProperty("x")
        public String a;

        @JsonProperty("x")
        public String b;
    }

    public static class TwoDelegates {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public TwoDelegates(Map<String, Integer> counts) {}

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public TwoDelegates(Plain plain) {}
    }

    public enum TwoTexts {
        A;

        @JsonCreator
        public static TwoTexts one(String text) {
            return A;
        }

        @JsonCreator
        public static TwoTexts other(String text) {
            return A;
        }
    }

    public static class AnyMethods {
        @JsonAnySetter
        public void one(String name, Object value) {}

        @JsonAnySetter
        public void other(String name, Object value) {}
    }

    public static class AnyFields {
        @JsonAnySetter
        public Map<String, Object> one;

        @JsonAnySetter
        public Map<String, Object> other;
    }

    public static class NoBack {
        @JsonManagedReference
        public Plain child;
    }

    public static class OtherBack {
        @JsonManagedReference("other")
        public List<Child> children;
    }

    public static class TwoBacks {
        @JsonBackReference
        public Parent first;

        @JsonBackReference
        public Parent second;
    }

    public record BackRecord(@JsonBackReference Parent parent, String name) {}

    public enum Nothing {}

    public static class OwnNull extends NullNode {
        private static final long serialVersionUID = 1L;
    }

    public static class AsList {
        @JsonDeserialize(as = ArrayList.class)
        public Map<String, String> map;
    }

    public static class AsContent {
        @JsonDeserialize(contentAs = Integer.class)
        public List<String> list;
    }

    @JsonDeserialize(builder = WrongBuild.Builder.class)
    public static class WrongBuild {
        public static class Builder {
            public Builder withName(String name) {
                return this;
            }

            public String build() {
                return "";
            }
        }
    }

    @JsonDeserialize(builder = ArrayBuild.Builder.class)
    public static class ArrayBuild {
        @JsonFormat(shape = JsonFormat.Shape.ARRAY)
        public static class Builder {
            public Builder withName(String name) {
                return this;
            }

            public ArrayBuild build() {
                return new ArrayBuild();
            }
        }
    }

    public record IgnoredCanonical(String name) {
        @JsonIgnore
        public IgnoredCanonical {}
    }

    public record Around(String name, List<Nothing> nothing) {}

    @CopilotTool("SameNames.")
    public void takeSameNames(SameNames value, int more) {}

    @CopilotTool("TwoDelegates.")
    public void takeTwoDelegates(TwoDelegates value, int more) {}

    @CopilotTool("TwoTexts.")
    public void takeTwoTexts(TwoTexts value, int more) {}

    @CopilotTool("AnyMethods.")
    public void takeAnyMethods(AnyMethods value, int more) {}

    @CopilotTool("AnyFields.")
    public void takeAnyFields(AnyFields value, int more) {}

    @CopilotTool("NoBack.")
    public void takeNoBack(NoBack value, int more) {}

    @CopilotTool("OtherBack.")
    public void takeOtherBack(OtherBack value, int more) {}

    @CopilotTool("TwoBacks.")
    public void takeTwoBacks(TwoBacks value, int more) {}

    @CopilotTool("BackRecord.")
    public void takeBackRecord(BackRecord value, int more) {}

    @CopilotTool("Nothing.")
    public void takeNothing(Nothing value, int more) {}

    @CopilotTool("OwnNull.")
    public void takeOwnNull(OwnNull value, int more) {}

    @CopilotTool("AsList.")
    public void takeAsList(AsList value, int more) {}

    @CopilotTool("AsContent.")
    public void takeAsContent(AsContent value, int more) {}

    @CopilotTool("WrongBuild.")
    public void takeWrongBuild(WrongBuild value, int more) {}

    @CopilotTool("ArrayBuild.")
    public void takeArrayBuild(ArrayBuild value, int more) {}

    @CopilotTool("IgnoredCanonical.")
    public void takeIgnoredCanonical(IgnoredCanonical value, int more) {}

    @CopilotTool("Around.")
    public void takeAround(Around value, int more) {}
}
