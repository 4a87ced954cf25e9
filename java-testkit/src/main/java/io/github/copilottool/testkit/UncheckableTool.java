package io.github.copilottool.testkit;

/** Says why the arguments of a tool cannot be read without calling it. */
final class UncheckableTool extends Exception {
    private static final long serialVersionUID = 1L;

    UncheckableTool(String reason) {
        super(reason);
    }
}
