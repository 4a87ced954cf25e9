package com.github.copilot.tool.processor.wasm;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

/** The state of an instance: its memory, its global variables and its table of functions. */
final class ModuleState {
    private final LinearMemory memory;
    private final long[] globals;
    private final FunctionTable table;

    /** Creates the state from the initial state, as {@code CompileModule.java} writes it. */
    ModuleState(byte[] image, int maxPages) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(image))) {
            memory = new LinearMemory(in.readInt(), maxPages);
            globals = new long[in.readInt()];
            for (int i = 0; i < globals.length; i++) {
                globals[i] = in.readLong();
            }
            int[] functions = new int[in.readInt()];
            for (int i = 0; i < functions.length; i++) {
                functions[i] = in.readInt();
            }
            table = new FunctionTable(functions);
            for (int segments = in.readInt(); segments > 0; segments--) {
                int address = in.readInt();
                byte[] content = new byte[in.readInt()];
                in.readFully(content);
                memory.write(address, content);
            }
        }
    }

    LinearMemory memory() {
        return memory;
    }

    FunctionTable table(int index) {
        return table;
    }

    long global(int index) {
        return globals[index];
    }

    void setGlobal(int index, long value) {
        globals[index] = value;
    }
}
