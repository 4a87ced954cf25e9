package com.example.lib;

import com.github.copilot.tool.runtime.ToolFailure;

/** An exception of a library that is meant for the model. */
@ToolFailure
public class ClosedException extends Exception {
    private static final long serialVersionUID = 1;

    public ClosedException(String message) {
        super(message);
    }

    /** The annotation applies to it, too. */
    public static class ForGood extends ClosedException {
        private static final long serialVersionUID = 1;

        public ForGood() {
            super("closed for good");
        }
    }
}
