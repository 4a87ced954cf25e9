import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.List;

public class GetterOfATypeVariable {
    public abstract static class Base<T, C extends List<String>> {
        // No field has the name of a property: Jackson would set it.
        final T first;
        final C second;
        final List<T> third = new ArrayList<>();

        Base(T first, C second) {
            this.first = first;
            this.second = second;
        }

        // A list in the heir, but an Object by its declaration.
        public T getHeld() {
            return first;
        }

        // A list by its bound.
        public C getBounded() {
            return second;
        }

        public List<T> getList() {
            return third;
        }
    }

    public static class Heir extends Base<List<String>, List<String>> {
        public Heir() {
            super(new ArrayList<>(), new ArrayList<>());
        }
    }

    @SuppressWarnings("copilot-getter-filled")
    @CopilotTool("Takes it.")
    public String take(Heir heir, int more) {
        return heir.first + " " + heir.second + " " + heir.third;
    }
}
