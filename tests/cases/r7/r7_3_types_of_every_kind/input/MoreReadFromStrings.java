import com.github.copilot.tool.CopilotTool;

public class MoreReadFromStrings {
    @CopilotTool("Shows.")
    public String show(java.nio.charset.Charset charset, java.util.TimeZone zone, java.net.InetAddress address, StringBuilder text) {
        return charset + " " + zone.getID() + " " + address.getHostAddress() + " " + text;
    }
}
