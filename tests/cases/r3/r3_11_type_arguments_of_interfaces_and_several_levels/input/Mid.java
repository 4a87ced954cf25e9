abstract class Mid<B> extends Base<Status, B> implements Checker<B> {}
