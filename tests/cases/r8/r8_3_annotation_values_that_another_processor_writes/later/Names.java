class Names {
    static final String DESCRIPTION = "What it is.";
    static final String TOOL = "look_up";
    static final String FIRST = "firstName";
    static final String AGE = "age";
    static final String COUNT = "5";
}
