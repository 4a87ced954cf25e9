/** A program that opens the tools' package, as tools by reflection require. */
module com.example.shop {
    requires transitive com.github.copilot.java;

    opens com.example.shop.goods to
            com.github.copilot.java,
            com.fasterxml.jackson.databind;
    opens com.example.shop.tools to
            com.github.copilot.java,
            com.fasterxml.jackson.databind;
}
