package jdk.mine;

public class Bean {
    public String name;

    @Override
    public String toString() {
        return name;
    }
}
