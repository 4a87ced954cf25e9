/**
 * API that tools for GitHub Copilot are written against, outside of GitHub's own SDK.
 *
 * <p>The module has the name and the packages of the SDK's, so that a consumer moves between the two without changes; a
 * program uses one of them. The package {@code
 * com.github.copilot.tool.runtime} has what users of the SDK have in {@code copilot-tool-runtime}.
 */
module com.github.copilot.java {
    requires transitive com.fasterxml.jackson.databind;
    requires com.fasterxml.jackson.datatype.jsr310;

    exports com.github.copilot;
    exports com.github.copilot.rpc;
    exports com.github.copilot.tool;
    exports com.github.copilot.tool.runtime;

    // The test kit reads with companions without calling their tools.
    opens com.github.copilot.tool.runtime;
}
