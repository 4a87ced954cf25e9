public class User {
    private static class Hidden extends Base {}

    public Base local() {
        class Local extends Base {}
        return new Local();
    }

    public Base anonymous() {
        return new Base() {};
    }

    public Base hidden() {
        return new Hidden();
    }
}
