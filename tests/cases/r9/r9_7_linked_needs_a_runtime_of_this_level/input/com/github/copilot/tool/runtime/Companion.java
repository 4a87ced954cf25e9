package com.github.copilot.tool.runtime;

public abstract class Companion {
    public static final int LEVEL = 0;
}
