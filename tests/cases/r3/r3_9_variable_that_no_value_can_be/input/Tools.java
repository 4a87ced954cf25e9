import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    record Point(int x, int y) {}

    enum Color {
        RED
    }

    @CopilotTool("A record that lacks a bound.")
    public <T extends Point & Comparable<T>> String point(T point, int more) {
        return "";
    }

    @CopilotTool("The only parameter.")
    public <T extends Point & Runnable> String flat(T point) {
        return "";
    }

    @CopilotTool("In an array and a list.")
    public <E extends Color & Runnable, L extends List<E>> String colors(E[] colors, L more) {
        return "";
    }

    @CopilotTool("A string.")
    public <S extends String & Runnable> String text(S text) {
        return "";
    }

    @CopilotTool("All of these can be.")
    public <S extends String & Comparable<String>, E extends Color & Comparable<Color>, C extends Thread & Iterable<C>>
            String fine(S text, E color) {
        return "";
    }
}
