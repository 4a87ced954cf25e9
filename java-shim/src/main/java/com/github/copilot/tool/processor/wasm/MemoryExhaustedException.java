package com.github.copilot.tool.processor.wasm;

/** A request needs more memory than the core may have as WebAssembly. */
public final class MemoryExhaustedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** In bytes. */
    private final long bound;

    MemoryExhaustedException(long bound) {
        super("more than " + bound + " bytes of memory are needed");
        this.bound = bound;
    }

    /**
     * Returns the most memory that the core may have.
     *
     * @return the number of bytes
     */
    public long bound() {
        return bound;
    }
}
