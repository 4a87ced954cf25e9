import java.util.List;

public class Tools implements Operation<Integer, String> {
    @Override
    public String run(Integer number, List<? extends Integer> others) {
        return number + " " + others;
    }
}
