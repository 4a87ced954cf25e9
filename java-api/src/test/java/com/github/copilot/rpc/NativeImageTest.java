package com.github.copilot.rpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The metadata of this jar for GraalVM's native-image. */
class NativeImageTest {
    private static final Path CLASSES = Path.of("target/classes");
    private static final Path CONFIGURATION =
            CLASSES.resolve("META-INF/native-image/io.github.copilottool/copilot-tool-api/reflect-config.json");

    @Test
    void every_table_is_registered() throws IOException {
        String registered = Files.readString(CONFIGURATION.resolveSibling("resource-config.json"));
        try (Stream<Path> files = Files.walk(CLASSES)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".txt")).toList()) {
                String name = CLASSES.relativize(file).toString().replace('\\', '/');
                assertTrue(registered.contains("\\\\Q" + name + "\\\\E"), name);
            }
        }
    }

    @Test
    void every_type_that_jackson_writes_and_every_container_is_registered() throws IOException, ClassNotFoundException {
        Set<String> registered = new TreeSet<>();
        Set<String> made = new TreeSet<>();
        for (JsonNode each : new ObjectMapper().readTree(CONFIGURATION.toFile())) {
            boolean isWritten = each.path("allDeclaredMethods").booleanValue();
            assertTrue(isWritten
                    || each.path("methods").path(0).path("name").textValue().equals("<init>"));
            (isWritten ? registered : made).add(each.get("name").textValue());
        }
        Set<String> written = new TreeSet<>();
        try (Stream<Path> files = Files.list(CLASSES.resolve("com/github/copilot/rpc"))) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString().replace(".class", "");
                Class<?> type = Class.forName("com.github.copilot.rpc." + name);
                if (type.isRecord() && Modifier.isPublic(type.getModifiers()) || type.isEnum()) {
                    written.add(type.getName());
                }
            }
        }
        assertEquals(written, registered);
        Set<String> containers =
                Files.readAllLines(CLASSES.resolve("com/github/copilot/tool/runtime/jdk-types.txt")).stream()
                        .filter(line -> !line.startsWith("#") && !line.isBlank())
                        .map(line -> line.split(" +")[4])
                        .filter(reader -> reader.contains("."))
                        .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(containers, made);
    }
}
