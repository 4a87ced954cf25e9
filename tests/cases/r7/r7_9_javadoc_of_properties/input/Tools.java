import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    /**
     * A mail.
     *
     * @param to whom
     *     it is for
     * @param body loses to the annotation
     */
    public record Mail(String to, @CopilotToolParam("What it says.") String body, String undescribed) {}

    /** Settings of the {@link Mail}. */
    public static class Settings {
        /** How {@code urgent} it is.
         *
         * Not this.
         */
        public int urgency;

        /**
         * The &quot;sender&quot;
         * @since nor this
         */
        private String sender;

        public void setSender(String sender) {
            this.sender = sender;
        }
    }

    @CopilotTool("Sends.")
    public String send(Mail mail, Settings settings) {
        return mail.to() + settings.urgency + settings.sender;
    }
}
