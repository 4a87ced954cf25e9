package com.github.copilot.tool.processor.wasm;

/**
 * The WebAssembly program has ended itself, as it does after a panic or without memory. Its instance cannot be used
 * again.
 */
public final class Trap extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Trap(String message) {
        super(message);
    }
}
