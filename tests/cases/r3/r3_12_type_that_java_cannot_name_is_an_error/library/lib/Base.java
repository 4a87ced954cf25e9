package lib;

import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;
import lib.a_package.InPackage;

public class Base {
    @CopilotTool("Takes it.")
    public void one(A_Dash dash, int more) {}

    @CopilotTool("Takes a single record.")
    public void single(A_Dash dash) {}

    @CopilotTool("Takes a keyword.")
    public void keyword(A_Class keyword, int more) {}

    @CopilotTool("Takes what is inside another.")
    public void inside(Outer_Type.Inner inner) {}

    @CopilotTool("Takes what is in a package.")
    public void inPackage(InPackage in, int more) {}

    @CopilotTool("Takes what is no name of a type.")
    public void contextual(A_Var contextual, int more) {}

    @CopilotTool("Takes it in containers.")
    public void container(List<Map<String, A_Dash>> all) {}

    @CopilotTool("Takes it in a record.")
    public void component(Holder holder, int more) {}

    @CopilotTool("Takes it in a class.")
    public void property(Bean bean) {}

    @CopilotTool("Gives it only.")
    public A_Dash result() {
        return new A_Dash(1);
    }
}
