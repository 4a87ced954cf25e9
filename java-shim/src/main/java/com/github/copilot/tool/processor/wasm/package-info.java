/**
 * What the core needs to run as class files: the linear memory, the table of functions and the instructions that
 * WebAssembly has and the JVM does not.
 *
 * <p>The build compiles the core to WebAssembly ({@code rust-core/wasm}) and that to classes of this package ({@code
 * CompileModule.java}), which call what is here by name. Nothing of this package is loaded unless the native library
 * cannot be used, or was not asked for.
 */
package com.github.copilot.tool.processor.wasm;
