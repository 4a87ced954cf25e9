/** A program that neither exports nor opens the tools' package. */
module com.example.shop {
    requires transitive com.github.copilot.java;
}
