public class Tools extends Base {
    @Override
    public String get() {
        return "tools";
    }
}
