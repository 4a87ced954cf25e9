import java.io.Serializable;

public class V0 implements Serializable {
    private static final long serialVersionUID = 1L;

    public int value;

    int number() {
        return value;
    }
}
