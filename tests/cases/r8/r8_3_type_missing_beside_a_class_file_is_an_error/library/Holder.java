public class Holder {
    public Lost lost;
}
