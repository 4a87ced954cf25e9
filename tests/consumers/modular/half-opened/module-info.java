/** A program that forgot the package of what its tools take. */
module com.example.shop {
    requires transitive com.github.copilot.java;

    opens com.example.shop.tools to
            com.github.copilot.java,
            com.fasterxml.jackson.databind;
}
