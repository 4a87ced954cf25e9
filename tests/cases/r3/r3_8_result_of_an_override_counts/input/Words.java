public class Words extends Holder<String> {
    public Words() {
        held = "words";
    }
}
