package base;

public class Base {
    protected record Inner(int n) {
        public Inner {}
    }

    protected enum Mode {
        ON
    }
}
