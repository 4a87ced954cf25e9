module shop {
    requires com.github.copilot.java;
    requires com.fasterxml.jackson.databind;

    exports shop.tools;
}
