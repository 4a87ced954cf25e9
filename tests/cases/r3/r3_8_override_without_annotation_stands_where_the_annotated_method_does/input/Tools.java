public class Tools extends Base {
    @Override
    public String second(String renamed) {
        return "tools " + renamed;
    }
}
