import com.github.copilot.tool.CopilotTool;
import javax.mine.Base;
import jdk.mine.Bean;

public class Tools extends Base<Bean> {
    @CopilotTool("A class.")
    public String bean(Bean bean, int number) {
        return bean.name + " " + number;
    }
}
