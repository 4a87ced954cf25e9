/** A program whose tools' package is exported, as companions need it. */
module com.example.shop {
    requires transitive com.github.copilot.java;

    exports com.example.shop.goods;
    exports com.example.shop.tools;
}
