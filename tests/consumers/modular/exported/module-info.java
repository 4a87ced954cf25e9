/** A program that exports the tools' package, as companions require. */
module com.example.shop {
    requires transitive com.github.copilot.java;

    exports com.example.shop.goods;
    exports com.example.shop.tools;
}
