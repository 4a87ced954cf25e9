package com.github.copilot.tool.processor.wasm;

/** The functions that are called by an index which is only known at run time. */
final class FunctionTable {
    private static final int NULL = -1;

    private final int[] functions;

    /**
     * @param functions the number of each index's function in the module, or -1 where there is none
     */
    FunctionTable(int[] functions) {
        this.functions = functions;
    }

    /** The number of the function at an index. */
    int requiredRef(int index) {
        if (index < 0 || index >= functions.length || functions[index] == NULL) {
            throw new Trap("there is no function " + Integer.toUnsignedString(index) + " in the table");
        }
        return functions[index];
    }

    /** The instance that a function belongs to, where it is another one than the caller's: there is only one. */
    ModuleState instance(int index) {
        return null;
    }
}
