package com.github.copilot.tool.processor.loader;

import com.github.copilot.tool.processor.Core;
import com.github.copilot.tool.processor.DiagnosticTexts;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The jar's core: the native one if it can be used, else the same as WebAssembly (R10.7). It is chosen at the first
 * request of each compilation. Whether native access is allowed and where a file can be written do not change between
 * two compilations.
 */
public final class CoreOfThisJar implements Core {
    /** Names the core to use. */
    static final String PROPERTY = "copilot.tool.core";

    private final Surroundings surroundings;
    private Core chosen;
    private String whyNotNative;

    CoreOfThisJar(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /** {@return the core of this jar, of which nothing is loaded yet} */
    public static Core unchosen() {
        return new CoreOfThisJar(new Surroundings());
    }

    @Override
    public synchronized byte[] process(byte[] request) throws NativeCoreException {
        if (chosen == null) {
            choose();
        }
        return chosen.process(request);
    }

    @Override
    public Optional<String> whyNotNative() {
        return Optional.ofNullable(whyNotNative);
    }

    private void choose() throws NativeCoreException {
        String value = surroundings.property(PROPERTY);
        switch (value == null ? "auto" : value) {
            case "native" -> chooseNative();
            case "wasm" -> {
                Optional<WebAssemblyCore> ofThisJar = WebAssemblyCore.ofThisJar();
                if (ofThisJar.isEmpty()) {
                    throw new NativeCoreException(DiagnosticTexts.builtWithoutWebAssembly(), null);
                }
                chosen = ofThisJar.get();
            }
            case "auto" -> {
                if (namesLibrary()) {
                    chooseNative();
                } else {
                    chooseNativeOrElseWebAssembly();
                }
            }
            default -> throw new NativeCoreException(DiagnosticTexts.coreUnknown(value), null);
        }
    }

    private void chooseNative() throws NativeCoreException {
        NativeCore.load();
        chosen = new NativeCore();
    }

    private void chooseNativeOrElseWebAssembly() throws NativeCoreException {
        try {
            chooseNative();
        } catch (NativeCoreException unavailable) {
            Optional<WebAssemblyCore> fallback;
            try {
                fallback = WebAssemblyCore.ofThisJar();
            } catch (NativeCoreException damaged) {
                unavailable.addSuppressed(damaged);
                throw new NativeCoreException(unavailable.getMessage() + " " + damaged.reason(), unavailable);
            }
            whyNotNative = unavailable.reason();
            if (fallback.isEmpty()) {
                throw unavailable;
            }
            chosen = fallback.get();
        }
    }

    /** Whether the user names a library file. That requests a native core: a file that cannot be used is an error. */
    private boolean namesLibrary() {
        String override = surroundings.property(LibraryLoader.OVERRIDE);
        if (override == null || override.isBlank()) {
            return false;
        }
        try {
            return !Files.isDirectory(Path.of(override)) && override.matches(".*\\.(so|dylib|dll)")
                    || Files.isRegularFile(Path.of(override));
        } catch (InvalidPathException e) {
            return true;
        }
    }
}
