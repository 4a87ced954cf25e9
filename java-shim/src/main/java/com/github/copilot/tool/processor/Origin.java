package com.github.copilot.tool.processor;

/** Where a declaration comes from, seen from a tool class. */
enum Origin {
    /** From the source file that the tool class is in. */
    SAME_FILE,
    /** From another source file of this compilation. */
    SOURCE,
    /** From a class file. */
    CLASS_FILE
}
