import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.beans.Transient;
import java.util.List;

public class Tools {
    public static class Settings {
        private int size = 1;
        private String secret = "unset";
        private String token = "unset";

        @JsonProperty
        private String kept = "unset";

        private String shown = "unset";
        private String both = "unset";

        public int getSize() {
            return size;
        }

        public void setSize(int size) {
            this.size = size;
        }

        @Transient
        public String getSecret() {
            return secret;
        }

        public void setSecret(String secret) {
            this.secret = secret;
        }

        public String getToken() {
            return token;
        }

        @Transient
        public void setToken(String token) {
            this.token = token;
        }

        @Transient
        public String getKept() {
            return kept;
        }

        @Transient(false)
        public String getShown() {
            return shown;
        }

        public void setShown(String shown) {
            this.shown = shown;
        }

        @JsonIgnore(false)
        @Transient
        public String getBoth() {
            return both;
        }

        public void setBoth(String both) {
            this.both = both;
        }
    }

    public static class Account {
        private final String name;
        private final String note;

        @JsonCreator
        public Account(@JsonProperty("name") String name, @JsonProperty("note") String note) {
            this.name = name;
            this.note = note;
        }

        public String getName() {
            return name;
        }

        @Transient
        public String getNote() {
            return note;
        }
    }

    public record Point(int x, String label) {
        @Override
        @Transient
        public String label() {
            return label;
        }
    }

    @CopilotTool("Takes classes.")
    public String configure(@CopilotToolParam("S.") Settings settings, @CopilotToolParam("A.") Account account) {
        return settings.size + " " + settings.secret + " " + settings.token + " " + settings.kept + " " + settings.shown
                + " " + settings.both + " " + account.name + " " + account.note;
    }

    @CopilotTool("Takes records.")
    public String draw(@CopilotToolParam("P.") List<Point> points) {
        return points.toString();
    }

    public static class Report {
        public String getTitle() {
            return "title";
        }

        @Transient
        public Thread getWorker() {
            return Thread.currentThread();
        }
    }

    @CopilotTool("Writes a report.")
    public Report report() {
        return new Report();
    }

    @CopilotTool("Writes what it was given.")
    public Settings settings() {
        return new Settings();
    }
}
