import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    @JsonDeserialize(builder = Unfinished.Builder.class)
    public static class Unfinished {
        public static class Builder {
            public Builder withSize(int size) {
                return this;
            }
        }
    }

    @JsonDeserialize(builder = Renamed.Builder.class)
    public static class Renamed {
        @JsonPOJOBuilder(buildMethodName = "create")
        public static class Builder {
            public Builder withSize(int size) {
                return this;
            }

            public Renamed build() {
                return new Renamed();
            }
        }
    }

    @JsonDeserialize(builder = Other.Builder.class)
    public static class Other {
        public static class Builder {
            public Builder withSize(int size) {
                return this;
            }

            public String build() {
                return "";
            }
        }
    }

    @JsonDeserialize(builder = Arrayed.Builder.class)
    public static class Arrayed {
        @JsonFormat(shape = JsonFormat.Shape.ARRAY)
        public static class Builder {
            public Builder withSize(int size) {
                return this;
            }

            public Arrayed build() {
                return new Arrayed();
            }
        }
    }

    @CopilotTool("Takes.")
    public String take(Unfinished unfinished, Renamed renamed, Other other, Arrayed arrayed) {
        return "";
    }
}
