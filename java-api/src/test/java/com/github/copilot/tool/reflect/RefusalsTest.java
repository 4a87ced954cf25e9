package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The compiler's example of each problem is refused at run time, too, in the same words. */
class RefusalsTest {
    private static final Path EXAMPLES = Path.of("../tests/diagnostics");

    /** The end of the method's name, which a message begins with. */
    private static final String METHOD_END = "): ";

    /** The messages at run time if the compiler knows more. It alone checks the values of keywords. */
    private static final Map<String, String> SHORTER = Map.of(
            "default-invalid",
            "The default \"ten\" of 'most' is not an integer: it is not a number. Write one that is: 10.",
            "schema-invalid",
            "");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "name-invalid",
                "name-repeated",
                "method-private",
                "metadata-repeated",
                "parameter-repeated",
                "invocation-repeated",
                "invocation-annotated",
                "primitive-optional",
                "schema-default",
                "schema-invalid",
                "default-invalid",
                "default-constraint",
                "record-parameter",
                "component-name",
                "component-default",
                "result-type"
            })
    void what_the_compiler_refuses_is_refused(String problem, @TempDir Path classes) throws IOException {
        List<String> example = Files.readAllLines(EXAMPLES.resolve("copilot-" + problem + ".diff"));
        String message = example.get(0);
        Path source = classes.resolve("Wrong.java");
        Files.write(
                source,
                example.subList(example.indexOf(""), example.size()).stream()
                        .filter(line -> !line.startsWith("+"))
                        .map(line -> line.replaceFirst("^[ -]", ""))
                        .toList());
        compile(source, classes);
        Files.delete(source);
        String expected = SHORTER.getOrDefault(problem, message.substring(message.indexOf(']') + 2));
        String refusal = refusal(classes);
        assertEquals(expected, refusal.substring(refusal.indexOf(METHOD_END) + METHOD_END.length()));
    }

    private static void compile(Path source, Path classes) {
        String path = String.join(
                File.pathSeparator,
                System.getProperty("jdk.module.path", ""),
                System.getProperty("java.class.path"),
                "target/classes");
        String[] arguments = {
            "-proc:none", "-parameters", "-d", classes.toString(), "-classpath", path, source.toString()
        };
        ToolProvider compiler = ToolProvider.findFirst("javac").orElseThrow();
        assertEquals(0, compiler.run(System.out, System.err, arguments));
    }

    // The message of the first class that is refused; empty if there is none.
    private static String refusal(Path classes) throws IOException {
        try (URLClassLoader loader = new URLClassLoader(new URL[] {url(classes)}, RefusalsTest.class.getClassLoader());
                Stream<Path> files = Files.list(classes)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString().replace(".class", "");
                try {
                    AnnotatedTools.of(Class.forName(name, false, loader), null);
                } catch (UnusableTool unusable) {
                    return unusable.getMessage();
                } catch (ClassNotFoundException impossible) {
                    throw new IllegalStateException(impossible);
                }
            }
        }
        return METHOD_END;
    }

    private static URL url(Path folder) throws MalformedURLException {
        return folder.toUri().toURL();
    }
}
