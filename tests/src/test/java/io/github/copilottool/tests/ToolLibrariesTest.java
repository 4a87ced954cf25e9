package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compiles tool classes of other libraries beside the annotations that these publish, calls the tools, and compares
 * their definitions with those of the library's own generator. {@code tests/README.md} describes the folders.
 *
 * <p>A difference needs a line in {@code differences.txt} with its reason. A line that allows nothing is an error.
 */
@Tag("R1.8")
@Tag("R3.15")
@Tag("R4.14")
class ToolLibrariesTest {
    private static final Path ALL = Built.TESTS.resolve("libraries");
    private static final Path JARS = Built.WORK.resolve("libraries");
    private static final Path TABLE = Built.TESTS.resolve("../rust-core/tables/tool-annotations.txt");

    /** The libraries by their names, each compiled once for all tests, which run at the same time. */
    private static final Map<String, ToolLibrary> TRIED = new ConcurrentHashMap<>();

    static List<String> libraries() {
        List<String> names = new ArrayList<>();
        for (String line : Tree.read(TABLE).lines().toList()) {
            String[] cells = line.strip().split("\\s+", 2);
            if (cells[0].equals("library")) {
                names.add(cells[1]);
            }
        }
        return names;
    }

    @Test
    void every_library_of_the_table_is_tried() {
        List<String> untried = libraries().stream()
                .filter(name -> !Files.isDirectory(ALL.resolve(name).resolve("tools")))
                .toList();
        assertEquals(List.of(), untried);
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void the_tools_of_a_library_compile_unchanged_and_are_called(String library) {
        ToolLibrary tried = TRIED.computeIfAbsent(library, ToolLibrary::new);
        List<Call> calls = Call.all(Json.plain(Tree.read(ALL.resolve(library).resolve("calls.json"))));
        assertFalse(calls.isEmpty());
        for (Call call : calls) {
            String type = call.toolClass(List.copyOf(tried.tools().keySet()));
            Tool called = tried.tools().get(type).stream()
                    .filter(tool -> tool.name().equals(call.tool()))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("There is no tool " + call));
            call.check(called);
        }
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void definitions_are_those_of_the_library(String library) {
        ToolLibrary tried = TRIED.computeIfAbsent(library, ToolLibrary::new);
        Map<String, JsonNode> ours = byName(tried.definitions());
        Map<String, JsonNode> theirs = byName(tried.definitionsOfTheLibrary());
        assertEquals(theirs.keySet(), ours.keySet(), "names of the tools");
        Set<Allowed> unused = new LinkedHashSet<>(allowed(library));
        List<String> problems = new ArrayList<>();
        theirs.forEach((name, definition) -> {
            for (Difference one : Difference.between(definition, ours.get(name))) {
                List<Allowed> allowing = allowed(library).stream()
                        .filter(each -> each.allows(name, one.pointer()))
                        .toList();
                allowing.forEach(unused::remove);
                if (allowing.isEmpty()) {
                    problems.add(library + " | " + name + " | " + one);
                }
            }
        });
        unused.forEach(each -> problems.add(each + ": there is no such difference"));
        assertEquals("", String.join("\n", problems));
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void the_catalogue_and_the_test_kit_have_the_tools_of_a_library(String library) {
        ToolLibrary tried = TRIED.computeIfAbsent(library, ToolLibrary::new);
        tried.tools().forEach((type, tools) -> {
            List<String> names = tools.stream().map(Tool::name).toList();
            List<String> catalogued = new ArrayList<>();
            tried.catalogue(type)
                    .get("tools")
                    .forEach(tool -> catalogued.add(tool.get("name").textValue()));
            assertEquals(names, catalogued);
            TestKit.Comparison comparison =
                    TestKit.comparison(Surface.of(List.of()).loader(), tools);
            assertEquals(List.of(), comparison.disagreements());
            assertEquals(names.size(), comparison.tools());
        });
    }

    private static Map<String, JsonNode> byName(JsonNode definitions) {
        Map<String, JsonNode> byName = new LinkedHashMap<>();
        definitions.forEach(each -> byName.put(each.get("name").textValue(), each));
        assertEquals(definitions.size(), byName.size(), "tools with different names");
        return new TreeMap<>(byName);
    }

    private static List<Allowed> allowed(String library) {
        List<Allowed> allowed = new ArrayList<>();
        for (String line : Tree.read(ALL.resolve("differences.txt")).lines().toList()) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.split(" \\| ");
                assertEquals(4, parts.length, () -> "library | tool | place | reason are not all in: " + line);
                assertTrue(libraries().contains(parts[0]), () -> "an unknown library: " + line);
                if (parts[0].equals(library)) {
                    allowed.add(new Allowed(parts[0], parts[1], parts[2]));
                }
            }
        }
        return allowed;
    }

    /**
     * A line of {@code differences.txt}, without its reason.
     *
     * @param tool the tool's name, or {@code *}
     * @param place a JSON pointer into the definition; with {@code *} in front, all pointers that end so
     */
    private record Allowed(String library, String tool, String place) {
        boolean allows(String name, String pointer) {
            boolean isThere = place.startsWith("*") ? pointer.endsWith(place.substring(1)) : pointer.equals(place);
            return isThere && (tool.equals("*") || tool.equals(name));
        }

        @Override
        public String toString() {
            return String.join(" | ", library, tool, place);
        }
    }

    /**
     * A difference between two definitions.
     *
     * @param pointer where it is
     * @param theirs the library's value; missing if it has none
     * @param ours the companion's
     */
    private record Difference(String pointer, JsonNode theirs, JsonNode ours) {
        static List<Difference> between(JsonNode theirs, JsonNode ours) {
            List<Difference> found = new ArrayList<>();
            compare("", theirs, ours, found);
            return found;
        }

        private static void compare(String pointer, JsonNode theirs, JsonNode ours, List<Difference> found) {
            if (theirs.isObject() && ours.isObject()) {
                Set<String> members = new LinkedHashSet<>();
                theirs.fieldNames().forEachRemaining(members::add);
                ours.fieldNames().forEachRemaining(members::add);
                for (String member : members) {
                    compare(pointer + "/" + member, theirs.path(member), ours.path(member), found);
                }
            } else if (!sorted(theirs).equals(sorted(ours))) {
                found.add(new Difference(pointer, theirs, ours));
            }
        }

        /** Returns an array of texts as a set, since the order of required names and constants has no meaning. */
        private static Object sorted(JsonNode value) {
            boolean areTexts = value.isArray() && !value.isEmpty();
            Set<String> texts = new TreeSet<>();
            for (JsonNode element : value) {
                areTexts &= element.isTextual() && texts.add(element.textValue());
            }
            return areTexts ? texts : value;
        }

        @Override
        public String toString() {
            return pointer + " | by the library: " + theirs + ", by the companion: " + ours;
        }
    }

    /** The compiled tool classes of a library. */
    private static final class ToolLibrary {
        private final Path folder;
        private final ClassLoader loader;
        private final Path classes;
        private final Map<String, List<Tool>> tools = new LinkedHashMap<>();

        ToolLibrary(String name) {
            folder = ALL.resolve(name);
            Path work = Tree.emptied(Run.WORK.resolve("libraries").resolve(name));
            Surface surface = Surface.of(List.of());
            List<Path> jars =
                    Tree.files(JARS.resolve(name), path -> path.toString().endsWith(".jar"));
            List<Path> classPath = new ArrayList<>(surface.classPath());
            classPath.addAll(jars);
            classes = work.resolve("tools");
            Path generated = work.resolve("generated");
            List<String> options = List.of(
                    "-parameters",
                    "-Acopilot.experimental.allowed=true",
                    "-Acopilot.tool.annotations=" + name,
                    "-Acopilot.tool.catalog=true",
                    "-Acopilot.tool.suppress=copilot-tool-undescribed,copilot-parameter-undescribed");
            compiled(folder.resolve("tools"), classPath, List.of(Built.processor()), generated, classes, options);
            List<Path> loaded = new ArrayList<>(jars);
            loaded.add(classes);
            if (Files.isDirectory(folder.resolve("own"))) {
                Path own = work.resolve("own");
                classPath.add(classes);
                compiled(folder.resolve("own"), classPath, List.of(), work, own, List.of());
                loaded.add(own);
            }
            loader = Run.loader(loaded, surface.loader());
            String suffix = "$$CopilotToolMeta.java";
            for (String path : Tree.texts(generated, file -> file.toString().endsWith(suffix))
                    .keySet()) {
                String type = path.substring(0, path.length() - suffix.length()).replace('/', '.');
                tools.put(type, Tool.of(loader, type));
            }
        }

        private static void compiled(
                Path sources,
                List<Path> classPath,
                List<Path> processors,
                Path generated,
                Path classes,
                List<String> options) {
            Compilation.Outcome outcome = Run.unrecorded(new Compilation(
                    sources, Tree.sources(sources), classPath, processors, generated, classes, options)::run);
            List<Reported> own = outcome.reported().stream()
                    .filter(one -> one.ofTheProcessor() || one.severity().equals("error"))
                    .toList();
            assertEquals(List.of(), own, sources::toString);
        }

        /** Returns the tools by their class. */
        Map<String, List<Tool>> tools() {
            return tools;
        }

        /** Returns the file of the catalogue for a class. */
        JsonNode catalogue(String type) {
            return Json.plain(Tree.read(classes.resolve("META-INF/copilot-tools/" + type + ".json")));
        }

        JsonNode definitions() {
            var all = JsonNodeFactory.instance.arrayNode();
            tools.values()
                    .forEach(each -> each.forEach(tool -> {
                        ObjectNode definition = (ObjectNode) Json.plain(Json.write(tool.definition()));
                        all.add(definition);
                    }));
            return all;
        }

        /** Returns what the library makes of the classes; from a file, if its generator cannot run here. */
        JsonNode definitionsOfTheLibrary() {
            Path documented = folder.resolve("definitions.json");
            if (Files.exists(documented)) {
                return Json.plain(Tree.read(documented));
            }
            Thread thread = Thread.currentThread();
            ClassLoader before = thread.getContextClassLoader();
            try {
                thread.setContextClassLoader(loader);
                List<Class<?>> types = new ArrayList<>();
                for (String name : tools.keySet()) {
                    types.add(Class.forName(name, true, loader));
                }
                Object json = Class.forName("Definitions", true, loader)
                        .getMethod("json", List.class)
                        .invoke(null, types);
                return Json.plain((String) json);
            } catch (InvocationTargetException thrown) {
                throw new AssertionError("The library's generator throws " + thrown.getCause(), thrown.getCause());
            } catch (ReflectiveOperationException absent) {
                throw new AssertionError("The library's generator cannot be called: " + absent, absent);
            } finally {
                thread.setContextClassLoader(before);
            }
        }
    }
}
