import com.github.copilot.tool.CopilotTool;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;

public class Tools {
    public record Point(int x, int y) implements Comparable<Point> {
        @Override
        public int compareTo(Point other) {
            return Integer.compare(x, other.x);
        }
    }

    public static class Name implements Comparable<Name> {
        public String text;

        @Override
        public int compareTo(Name other) {
            return text.compareTo(other.text);
        }

        @Override
        public String toString() {
            return "Name " + text;
        }
    }

    public static class Place {
        public String text;
    }

    public enum Color {
        RED,
        BLUE
    }

    public sealed interface Shape permits Circle {}

    public record Circle(int radius) implements Shape {}

    @CopilotTool("A class that fixes the argument of a later bound.")
    public <P extends Name & Comparable<Name>> String name(P name, int more) {
        return name + " " + more;
    }

    @CopilotTool("A final one.")
    public static <P extends Point & Comparable<Point>> String point(P point, P[] more) {
        return point + " " + Arrays.toString(more);
    }

    @CopilotTool("The only parameter, a record.")
    public <P extends Point & Comparable<Point>> String flat(P point) {
        return point.toString();
    }

    @SuppressWarnings("unchecked")
    @CopilotTool("Arrays whose first bound is an interface.")
    public <X extends CharSequence & Comparable<X>> String texts(X[] values, X[][] deeper, X... more) {
        return Arrays.toString(values) + Arrays.deepToString(deeper) + Arrays.toString(more);
    }

    @CopilotTool("Several variables.")
    public <List extends Name & Comparable<Name>, E extends Enum<E> & Comparable<E>, C extends Color, L extends Collection<List> & RandomAccess, M extends Map<? super C, ? extends List[]>>
            String several(List list, C color, L names, M map) {
        return list + " " + color + " " + names + " " + map.keySet();
    }

    @CopilotTool("A class that has no subclass with the bound here.")
    public <P extends Place & Comparable<P>> String place(P place, P[] more) {
        return place.text + more.length;
    }

    @CopilotTool("Anything that compares.")
    public <X extends Object & Comparable<? super X>> String any(X one, X[] more) {
        return one + Arrays.toString(more);
    }

    @CopilotTool("A class that has the name of a type variable in the companion.")
    public <T extends V0 & Serializable> String clash(T one, V0 other) {
        return one.number() + " " + other.number();
    }

    @SuppressWarnings("copilot-sealed-untyped")
    @CopilotTool("A sealed type.")
    public <S extends Shape & Serializable> String sealed(List<S> none, int number) {
        return none.toString() + number;
    }
}
