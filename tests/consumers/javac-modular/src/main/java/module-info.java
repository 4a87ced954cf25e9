module com.example.orders {
    requires com.github.copilot.java;

    exports com.example to
            com.github.copilot.java;
}
