package com.github.copilot.tool.processor.wasm;

/**
 * The functions that are called by an index which is only known at run time: for each index the number of the function
 * in the module, or -1 if there is none.
 */
record FunctionTable(int[] functions) {
    /** Returns the number of the function at an index. */
    int requiredRef(int index) {
        if (index < 0 || index >= functions.length || functions[index] < 0) {
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
