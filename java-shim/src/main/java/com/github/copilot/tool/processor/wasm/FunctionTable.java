package com.github.copilot.tool.processor.wasm;

/**
 * The functions that are called by an index which is only known at run time: for each index the number of the function
 * in the module, or -1 if there is none.
 */
final class FunctionTable {
    private static final int NULL = -1;

    private final int[] functions;

    FunctionTable(int[] functions) {
        this.functions = functions;
    }

    /** Returns the number of the function at an index. */
    int requiredRef(int index) {
        if (index < 0 || index >= functions.length || functions[index] == NULL) {
            throw new Trap("there is no function " + Integer.toUnsignedString(index) + " in the table");
        }
        return functions[index];
    }

    /**
     * Returns null: Endive asks for the instance that a function belongs to if it is another one than the caller's, and
     * there is only one.
     */
    ModuleState instance(int index) {
        return null;
    }
}
