package com.github.copilot.tool.processor;

/** The origin of a declaration, relative to a tool class. */
enum Origin {
    /** The source file that the tool class is in. */
    SAME_FILE,
    /** Another source file of this compilation. */
    SOURCE,
    /** A class file. */
    CLASS_FILE
}
