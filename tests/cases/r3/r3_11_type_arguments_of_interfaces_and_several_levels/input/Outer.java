public class Outer<T> {
    abstract class Inner extends Base<T, Status> {}

    static class Member extends Outer<Order>.Inner {
        Member() {
            new Outer<Order>().super();
        }
    }
}
