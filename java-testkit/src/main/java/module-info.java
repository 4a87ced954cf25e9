/** Calls Copilot tools in tests, compares their schemas with checked-in files, and prints their catalogue. */
module io.github.copilottool.testkit {
    requires transitive com.fasterxml.jackson.databind;
    requires com.fasterxml.jackson.datatype.jsr310;
    // The SDK's module, or ours of the same name.
    requires transitive com.github.copilot.java;

    exports io.github.copilottool.testkit;
}
