import com.github.copilot.tool.CopilotTool;
import java.util.Arrays;
import java.util.List;

abstract class Repo<E> {
    @CopilotTool("Save.")
    public E save(E entity, int n) {
        return entity;
    }

    @CopilotTool("Save all.")
    public String saveAll(List<? extends E> entities) {
        return Arrays.deepToString(entities.toArray());
    }

    @CopilotTool("Save a page.")
    public String savePage(Page<E> page, E[] more) {
        return Arrays.deepToString(new Object[] {page.first(), page.others().size(), more});
    }

    @CopilotTool("The first one.")
    public E first() {
        return null;
    }
}
