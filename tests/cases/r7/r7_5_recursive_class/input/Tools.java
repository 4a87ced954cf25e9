import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public static class Folder {
        public String name;
        public Folder parent;
        public List<Folder> children;
    }

    @CopilotTool("Opens.")
    public String open(Folder folder, int depth) {
        return folder.name + folder.children.get(0).name;
    }
}
