/** A program that keeps its tools' package to itself. */
module com.example.shop {
    requires transitive com.github.copilot.java;
}
