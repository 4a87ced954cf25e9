import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.List;

public class Tools {
    /** Jackson sets the field, under the name that it has. */
    public static class NamedGetter {
        private String word;

        @JsonProperty("renamed")
        public String getWord() {
            return word;
        }

        @JsonIgnore
        public void setWord(String word) {
            this.word = "by setter " + word;
        }
    }

    public static class NamedGetterOfPublicField {
        public String word;

        @JsonProperty("renamed")
        public String getWord() {
            return word;
        }

        @JsonIgnore
        public void setWord(String word) {
            this.word = "by setter " + word;
        }
    }

    public static class GetterAlone {
        private final List<String> held = new ArrayList<>();
        public String other;

        @JsonProperty
        public List<String> getWords() {
            return held;
        }

        @JsonIgnore
        public void setWords(List<String> words) {
            held.addAll(words);
        }
    }

    public static class NamedSetter {
        private String word;

        @JsonIgnore
        public String getWord() {
            return word;
        }

        @JsonProperty("renamed")
        public void setWord(String word) {
            this.word = word;
        }
    }

    public static class Base {
        String word;

        @JsonProperty("renamed")
        public String getWord() {
            return word;
        }

        public void setWord(String word) {
            this.word = word;
        }
    }

    public static class Heir extends Base {
        @Override
        @JsonIgnore
        public void setWord(String word) {
            this.word = "by setter " + word;
        }
    }

    public static class Ignoring {
        String word;
        public String other;

        public String getWord() {
            return word;
        }

        @JsonIgnore
        public void setWord(String word) {
            this.word = word;
        }
    }

    public static class Insisting extends Ignoring {
        @Override
        @JsonIgnore(false)
        public void setWord(String word) {
            this.word = word;
        }
    }

    public static class InVain extends Ignoring {
        @Override
        @JsonProperty
        public void setWord(String word) {
            this.word = word;
        }
    }

    @CopilotTool("Takes all of them.")
    public String take(
            NamedGetter a,
            NamedGetterOfPublicField b,
            GetterAlone c,
            NamedSetter d,
            Heir e,
            Insisting f,
            InVain g) {
        return a.word + "," + b.word + "," + c.held + c.other + "," + d.word + "," + e.word + "," + f.word + "," + g.word
                + g.other;
    }
}
