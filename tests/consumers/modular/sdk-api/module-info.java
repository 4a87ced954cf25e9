/** The SDK's module: as the API's, but without the runtime helpers. */
module com.github.copilot.java {
    requires transitive com.fasterxml.jackson.databind;

    exports com.github.copilot.rpc;
    exports com.github.copilot.tool;
}
