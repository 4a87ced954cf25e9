package io.github.copilottool.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The class files beside catalogues. They have facts that a catalogue lacks, such as source lines. */
final class ClassFiles {
    private final List<Path> places = new ArrayList<>();
    private final Map<String, Optional<ClassFile>> known = new HashMap<>();

    /** Adds a directory or jar, which is searched after those that were added before. */
    void add(Path place) {
        places.add(place);
    }

    /**
     * Returns the tools without those of abstract classes and interfaces, which belong to their subclasses. An abstract
     * class whose tools are all static keeps them, because a session can be given such a class; and so does a class
     * whose class file is missing, because it may not be abstract.
     */
    List<CatalogTool> withoutAbstractBases(List<CatalogTool> tools) {
        Set<String> bases = new HashSet<>();
        for (CatalogTool tool : tools) {
            boolean isAbstract =
                    find(tool.toolClass()).map(ClassFile::isAbstract).orElse(false);
            if (isAbstract && !method(tool).map(ClassFile.Method::isStatic).orElse(false)) {
                bases.add(tool.toolClass());
            }
        }
        return tools.stream().filter(each -> !bases.contains(each.toolClass())).toList();
    }

    /**
     * Returns the place of a tool's method, {@code com/example/Orders.java:42}, or the part of it that class files
     * have.
     */
    Optional<String> source(CatalogTool tool) {
        return find(tool.declaredIn())
                .filter(each -> each.source() != null)
                .map(each -> folder(tool.declaredIn())
                        + each.source()
                        + method(tool)
                                .filter(method -> method.line() > 0)
                                .map(method -> ":" + method.line())
                                .orElse(""));
    }

    private static String folder(String binaryName) {
        return binaryName.substring(0, binaryName.lastIndexOf('.') + 1).replace('.', '/');
    }

    private Optional<ClassFile.Method> method(CatalogTool tool) {
        String signature = tool.entry().path("method").asText().replace('$', '.');
        return find(tool.declaredIn()).stream()
                .flatMap(each -> each.methods().stream())
                .filter(each -> each.signature().equals(signature))
                .findFirst();
    }

    private Optional<ClassFile> find(String binaryName) {
        return known.computeIfAbsent(binaryName, this::read);
    }

    // If a class file is missing or damaged, only the source position is missing.
    private Optional<ClassFile> read(String binaryName) {
        String entry = binaryName.replace('.', '/') + ".class";
        for (Path place : places) {
            try {
                byte[] bytes = bytes(place, entry);
                if (bytes != null) {
                    return Optional.of(ClassFile.read(bytes));
                }
            } catch (IOException | IllegalArgumentException unreadable) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static byte[] bytes(Path place, String entry) throws IOException {
        if (Files.isDirectory(place)) {
            Path file = place.resolve(entry);
            return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
        }
        try (ZipFile zip = new ZipFile(place.toFile())) {
            ZipEntry found = zip.getEntry(entry);
            if (found == null) {
                return null;
            }
            try (InputStream in = zip.getInputStream(found)) {
                return in.readAllBytes();
            }
        }
    }
}
