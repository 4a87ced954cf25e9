package com.example;

import com.github.copilot.tool.CopilotTool;

/** The exceptions are what subclasses bind the variable to. */
abstract class Shop<E extends Exception> {
    @CopilotTool("Opens.")
    public String open() throws E {
        throw failure();
    }

    @CopilotTool("Is overridden by a method that declares nothing.")
    public String close() throws E {
        return "closed";
    }

    abstract E failure();
}
