package com.github.copilot.tool.processor;

import java.util.Optional;

/**
 * The half of the processor that decides: names, schemas, validity, wording and generated text. The jar has it twice, as
 * a native library ({@link NativeCore}) and as WebAssembly ({@link WebAssemblyCore}); {@link CoreOfThisJar} chooses.
 */
@FunctionalInterface
public interface Core {
    /**
     * Answers one request.
     *
     * @param request the facts about one tool class, as {@code PROTOCOL.md} describes them
     * @return the response's frame
     * @throws NativeCoreException if there is no core on this machine that could answer; its message says why and
     *     what to do, and no later call will fare better
     */
    byte[] process(byte[] request) throws NativeCoreException;

    /**
     * Why this core is another one than the native library, which is faster.
     *
     * @return what the user can do about it included; empty if the core is native, if another one was asked for, and
     *     before the first call of {@link #process}
     */
    default Optional<String> whyNotNative() {
        return Optional.empty();
    }

    /**
     * The core that comes with the jar. Nothing of it is loaded before the first call of {@link #process}.
     *
     * @return that core
     */
    static Core ofThisJar() {
        return new CoreOfThisJar(new Surroundings.ThisProcess());
    }
}
