package com.github.copilot.tool.processor.wasm;

import java.io.IOException;

/** The core with its own memory, which grows with the largest request. It is not thread-safe. */
public final class CoreInstance {
    private static final long LOWER_HALF = 0xFFFF_FFFFL;

    private final CompiledModule module;
    private final ModuleState state;
    private final LinearMemory memory;
    private boolean ended;

    /**
     * Creates an instance in its initial state.
     *
     * @param module the core's functions
     * @param image the content of {@link CompiledModule#IMAGE}
     * @param maxBytes the most memory that it may have; an incomplete last page is not used
     * @throws IOException if the image is damaged
     */
    public CoreInstance(CompiledModule module, byte[] image, long maxBytes) throws IOException {
        this.module = module;
        this.state = new ModuleState(image, (int) (maxBytes / LinearMemory.PAGE));
        this.memory = state.memory();
    }

    /**
     * Whether the instance cannot be used any more, since a request ended in a trap.
     *
     * @return true after such a request
     */
    public boolean hasEnded() {
        return ended;
    }

    /**
     * Answers one request.
     *
     * @param request the request
     * @return the response; after a panic the one that reports it
     * @throws MemoryExhaustedException if the request needs more memory than the instance may have
     * @throws RuntimeException if the core ended in another way, which is an error of the processor
     */
    public byte[] answer(byte[] request) {
        ended = true;
        byte[] response;
        try {
            int address = module.buffer(request.length, memory, state);
            memory.write(address, request);
            response = taken(module.answer(memory, state));
            module.release(memory, state);
            ended = false;
        } catch (RuntimeException trap) {
            response = fault(trap);
        }
        return response;
    }

    private byte[] fault(RuntimeException trap) {
        long fault;
        try {
            fault = module.fault(memory, state);
        } catch (RuntimeException again) {
            trap.addSuppressed(again);
            throw trap;
        }
        if (fault != 0) {
            return taken(fault);
        }
        throw memory.hasRefusedToGrow() ? new MemoryExhaustedException(memory.bound()) : trap;
    }

    private byte[] taken(long place) {
        byte[] response = new byte[(int) (place & LOWER_HALF)];
        memory.read((int) (place >>> Integer.SIZE), response);
        return response;
    }
}
