/** A program that does not open the package of the tools' arguments. */
module com.example.shop {
    requires transitive com.github.copilot.java;

    opens com.example.shop.tools to
            com.github.copilot.java,
            com.fasterxml.jackson.databind;
}
