import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.List;

public class WhatJacksonWouldSet {
    public static class Base {
        private String inherited;
        public int counted;

        public void setInherited(String inherited) {
            this.inherited = inherited;
        }
    }

    public static class Settings extends Base {
        public static final String CONSTANT = "c";
        public String open;
        public transient String passing;
        private String closed;
        private String written;
        private String read;
        private List<String> gathered = new ArrayList<>();
        protected String guarded;

        public void setWritten(String written) {
            this.written = written;
        }

        public String getRead() {
            return read;
        }

        public List<String> getGathered() {
            return gathered;
        }

        public void setComputed(int value) {
            closed = "computed " + value;
        }

        public String getDerived() {
            return "derived";
        }
    }

    @CopilotTool("Applies.")
    public String apply(Settings settings) {
        return String.join(
                ",",
                settings.getRead(),
                settings.written,
                settings.closed,
                settings.open,
                settings.getGathered().toString(),
                settings.counted + "");
    }
}
