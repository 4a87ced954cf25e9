/**
 * The linear memory, the table of functions and the instructions that WebAssembly has and the JVM does not: the core as
 * class files needs these.
 *
 * <p>The build compiles the core to WebAssembly ({@code rust-core/wasm}) and that to classes of this package ({@code
 * CompileModule.java}), which call these by name. Nothing of this package is loaded unless the native library cannot be
 * used, or the user does not want it.
 */
package com.github.copilot.tool.processor.wasm;
