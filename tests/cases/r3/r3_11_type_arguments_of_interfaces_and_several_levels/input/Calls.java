public enum Calls implements Checker<Status> {
    ONLY
}
