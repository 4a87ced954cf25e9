/** A program with the SDK, whose companions are linked with {@code copilot-tool-runtime}. */
@SuppressWarnings("requires-automatic")
module com.example.shop {
    requires transitive com.github.copilot.java;
    requires io.github.copilottool.runtime;

    exports com.example.shop.goods;
    exports com.example.shop.tools;
}
