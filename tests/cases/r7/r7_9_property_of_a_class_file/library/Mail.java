import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

/**
 * A mail.
 *
 * @param to whom it is for
 */
public record Mail(@CopilotToolParam("Whom.") String to, List<String> copies) {}
