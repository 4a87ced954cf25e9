package io.github.copilottool.testkit.shop;

import com.github.copilot.tool.CopilotTool;

/** A class with a tool that a subclass inherits. */
public class Register {
    @CopilotTool("Opens.")
    public void openRegister() {}
}
