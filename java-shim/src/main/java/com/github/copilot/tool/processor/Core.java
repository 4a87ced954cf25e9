package com.github.copilot.tool.processor;

import com.github.copilot.tool.processor.loader.CoreOfThisJar;
import com.github.copilot.tool.processor.loader.NativeCoreException;
import java.util.Optional;

/**
 * The half of the processor that takes the decisions: names, schemas, validity, wording and generated text. The jar has
 * it twice, as a native library and as WebAssembly; {@link CoreOfThisJar} chooses.
 */
@FunctionalInterface
public interface Core {
    /**
     * Answers one request.
     *
     * @param request the facts about one tool class, as {@code PROTOCOL.md} describes them
     * @return the response's frame
     * @throws NativeCoreException if no core can answer on this machine, in this and in all later calls; the message
     *     says why and what to do
     */
    byte[] process(byte[] request) throws NativeCoreException;

    /**
     * Returns why this core is not the native library, which is faster.
     *
     * @return the reason and what the user can do about it; empty if the core is native, if another one was requested,
     *     and before the first call of {@link #process}
     */
    default Optional<String> whyNotNative() {
        return Optional.empty();
    }

    /**
     * Returns the core that comes with the jar. Nothing of it is loaded before the first call of {@link #process}.
     *
     * @return the core
     */
    static Core ofThisJar() {
        return CoreOfThisJar.unchosen();
    }
}
