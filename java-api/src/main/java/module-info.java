/**
 * API that tools for GitHub Copilot are written against, outside of GitHub's own SDK.
 *
 * <p>The module has the name and the packages of the SDK's, so that a consumer moves between the two without changes; a
 * program uses one of them. Of {@code com.github.copilot.tool.runtime}, the public types are for users.
 */
module com.github.copilot.java {
    requires transitive com.fasterxml.jackson.databind;
    requires com.fasterxml.jackson.datatype.jsr310;

    exports com.github.copilot;
    exports com.github.copilot.rpc;
    exports com.github.copilot.tool;
    exports com.github.copilot.tool.runtime;
}
