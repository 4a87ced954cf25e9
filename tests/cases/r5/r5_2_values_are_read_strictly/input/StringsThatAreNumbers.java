import com.github.copilot.tool.CopilotTool;
import java.math.BigInteger;

public class StringsThatAreNumbers {
    @CopilotTool("Takes integers.")
    public String integers(byte b, short s, int i, long l, Integer boxed, BigInteger big) {
        return b + "," + s + "," + i + "," + l + "," + boxed + "," + big;
    }
}
