import com.github.copilot.tool.CopilotTool;

public class UnnameableBound {
    private interface Hidden {}

    private interface Secret<T> {}

    @CopilotTool("A bound.")
    public <T extends Number & Hidden> String bound(T value, int more) {
        return "";
    }

    @CopilotTool("A type argument of a bound.")
    public <T extends Number & Comparable<Secret<T>>> String argument(T value, int more) {
        return "";
    }

    @CopilotTool("A bound of a variable that needs nothing.")
    public <T extends Secret<String>> String unused(String value) {
        return "";
    }
}
