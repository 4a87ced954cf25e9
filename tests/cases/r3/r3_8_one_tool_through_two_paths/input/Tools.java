public class Tools extends Base implements Left, Right, Face {
    @Override
    public String root() {
        return "root";
    }
}
