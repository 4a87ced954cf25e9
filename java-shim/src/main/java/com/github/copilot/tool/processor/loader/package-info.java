/**
 * The choice and the loading of the core: as a native library, which is extracted to a directory of the user's, or as
 * WebAssembly (R10.2 to R10.7).
 */
package com.github.copilot.tool.processor.loader;
