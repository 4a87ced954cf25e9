package lib;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Map;

public class Base {
    @CopilotTool("Takes parameters of any name.")
    public String parameters(int a_class, String a_blank, String crafted, boolean a_var, long a_letter, int argument) {
        return a_class + a_blank + crafted + a_var + a_letter + argument;
    }

    @CopilotTool("Takes constants of any name.")
    public String constants(
            List<Mode> all, Map<Mode, Integer> keys, @CopilotToolParam(value = "D.", defaultValue = "a_dash") Mode one) {
        return all.toString() + keys + one;
    }

    @CopilotTool("Takes a record's components of any name.")
    public String flat(Box box) {
        return box.toString();
    }

    @CopilotTool("Takes a record of such components.")
    public String nested(Box box, int more) {
        return box.toString();
    }

    @CopilotTool("Can only be called on something.")
    public String a_yield(int a_class) {
        return "yes" + a_class;
    }

    @CopilotTool("Can be called on its class.")
    public static String a_record(int a_var) {
        return "static" + a_var;
    }
}
