// round 2
public class GeneratedBase {
    public int inherited;
}
