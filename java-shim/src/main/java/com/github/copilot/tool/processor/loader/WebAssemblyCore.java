package com.github.copilot.tool.processor.loader;

import com.github.copilot.tool.processor.Core;
import com.github.copilot.tool.processor.DiagnosticTexts;
import com.github.copilot.tool.processor.wasm.CompiledModule;
import com.github.copilot.tool.processor.wasm.CoreInstance;
import java.io.IOException;
import java.util.Optional;

/**
 * The Rust core as WebAssembly that was compiled to class files. It needs no native library and is slower. Each
 * compilation has an instance of its own, and a new one after a panic.
 */
final class WebAssemblyCore implements Core {
    /** The most bytes of memory that an instance may have, if the JVM may have twice as much. */
    private static final long MAX_BYTES = 1L << 30;

    private final CompiledModule module;
    private final byte[] image;
    private final long maxBytes;
    private CoreInstance instance;

    private WebAssemblyCore(CompiledModule module, byte[] image, long maxBytes) {
        this.module = module;
        this.image = image;
        this.maxBytes = maxBytes;
    }

    /**
     * Finds the core in this jar, if the jar was built with it.
     *
     * @throws NativeCoreException if the jar is damaged
     */
    static Optional<WebAssemblyCore> ofThisJar() throws NativeCoreException {
        return ofThisJar(Math.min(MAX_BYTES, Runtime.getRuntime().maxMemory() / 2));
    }

    /** Finds it, with another bound of its memory in bytes. */
    static Optional<WebAssemblyCore> ofThisJar(long maxBytes) throws NativeCoreException {
        try {
            Optional<CompiledModule> module = CompiledModule.ofThisJar();
            return module.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                            new WebAssemblyCore(module.get(), Surroundings.resource(CompiledModule.IMAGE), maxBytes));
        } catch (IOException | LinkageError damaged) {
            throw damaged(damaged);
        }
    }

    /**
     * Answers one request.
     *
     * @throws com.github.copilot.tool.processor.wasm.MemoryExhaustedException if it needs more memory than it may have
     */
    @Override
    public synchronized byte[] process(byte[] request) throws NativeCoreException {
        try {
            if (instance == null || instance.hasEnded()) {
                instance = null;
                instance = new CoreInstance(module, image, maxBytes);
            }
            return instance.answer(request);
        } catch (IOException | LinkageError damaged) {
            throw damaged(damaged);
        }
    }

    private static NativeCoreException damaged(Throwable cause) {
        return new NativeCoreException(DiagnosticTexts.webAssemblyDamaged(cause.toString()), cause);
    }
}
