public class Tools extends Named {
    public static class OfNameless extends Nameless {}

    public static class OfFaulty extends Faulty {}
}
