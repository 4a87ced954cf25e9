package com.github.copilot.tool.runtime;

public @interface ToolHints {
    boolean readOnly() default false;
}
