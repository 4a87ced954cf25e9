package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Checks that the program in {@code consumers/source-compat} uses everything that GitHub's SDK and our API have in
 * common. So a change of ours that would break such a program does not compile.
 */
class SourceCompatTest {
    private static final Path SOURCES = Built.TESTS.resolve("consumers/source-compat/src/main/java");
    private static final Path WORK = Run.WORK.resolve("source-compat");
    private static final List<Path> CLASS_PATH =
            Stream.concat(Stream.of(Built.api()), Built.libraries().stream()).toList();

    /** Types that the SDK does not have. A program that uses them only compiles against our API. */
    private static final Pattern OURS_ONLY = Pattern.compile(".*rpc/RpcMapper.*");

    /** Methods that the language or its values require, such as those of records and enums. */
    private static final Set<String> OF_THE_LANGUAGE = Set.of("equals", "hashCode", "toString", "valueOf");

    /** A member in a constant pool: class, name and descriptor. */
    private static final Pattern MEMBER =
            Pattern.compile("= (?:Interface)?(?:Methodref|Fieldref) .*// (\\S+?)\\.\"?([\\w$<>]+)\"?:(\\S+)");

    private static final Pattern TEXT = Pattern.compile("= Utf8 +(\\S+)");

    private static List<Path> classes;

    @BeforeAll
    static void compile() {
        Tree.emptied(WORK);
        List<String> options = List.of(Run.EVERY_LINT, "-Werror", "-Acopilot.experimental.allowed=true");
        Compilation.Outcome outcome = Run.unrecorded(() -> new Compilation(
                        SOURCES,
                        Tree.sources(SOURCES),
                        CLASS_PATH,
                        List.of(Built.processor()),
                        WORK.resolve("generated"),
                        WORK.resolve("classes"),
                        options)
                .run());
        assertEquals(List.of(), outcome.reported());
        assertTrue(outcome.succeeded());
        // Companions also use the API, so their class files are not searched.
        classes = Tree.files(
                WORK.resolve("classes"),
                path -> path.toString().endsWith(".class") && !path.toString().contains("$$CopilotToolMeta"));
    }

    @Test
    void it_has_twenty_classes_and_more() {
        assertTrue(Tree.sources(SOURCES).size() >= 20);
    }

    @Test
    void it_uses_every_member_of_the_common_api() throws Exception {
        Set<String> used = used();
        Set<String> unused = new TreeSet<>(members());
        assertTrue(unused.size() > 80, unused::toString);
        unused.removeAll(used);
        assertEquals(Set.of(), unused);
    }

    @Test
    void it_runs() {
        List<Path> path = new ArrayList<>(List.of(WORK.resolve("classes")));
        path.addAll(CLASS_PATH);
        Ended ended = Jdk.running().run("java", List.of("-cp", Compilation.joined(path), "com.example.support.Main"));
        assertEquals(0, ended.code(), ended.output());
        List<String> lines = ended.output().lines().toList();
        assertTrue(
                lines.contains("view (Looks at a file of the support desk.) truetrue true null null null null"),
                ended.output());
        assertTrue(
                lines.contains("nearest: near [1,2.5]") && lines.contains("forecast: [\"France\",3]"), ended.output());
        // A single record of a lambda is its arguments (R4.8), and a null result is success.
        assertTrue(lines.contains("trip: Rome to Oslo in 2") && lines.contains("forget: Success"), ended.output());
        assertTrue(
                lines.contains("open_ticket: failure Tool open_ticket:")
                        && lines.contains("- argument 'subject' is required."),
                ended.output());
    }

    /** Returns all public members of the API that the SDK has, too. */
    private static Set<String> members() throws Exception {
        Set<String> members = new TreeSet<>();
        ClassLoader loader = Surface.of(List.of()).loader();
        List<String> entries;
        try (JarFile jar = new JarFile(Built.api().toFile())) {
            entries = jar.stream().map(Object::toString).toList();
        }
        for (String entry : entries) {
            if (entry.matches("com/github/copilot/((rpc|tool)/)?\\w+(\\$\\w+)*\\.class")) {
                String name = entry.substring(0, entry.length() - ".class".length());
                Class<?> type = Class.forName(name.replace('/', '.'), false, loader);
                if (Modifier.isPublic(type.getModifiers())) {
                    add(type, name, members);
                }
            }
        }
        members.removeIf(member -> OURS_ONLY.matcher(member).matches());
        return members;
    }

    private static void add(Class<?> type, String name, Set<String> members) {
        if (type.isAnnotation()) {
            members.add("@" + name);
            Arrays.stream(type.getDeclaredMethods()).forEach(each -> members.add("@" + name + "." + each.getName()));
            return;
        }
        for (Constructor<?> each : type.getConstructors()) {
            members.add(name + ".<init>:" + parameters(each.getParameterTypes()));
        }
        for (Method each : type.getDeclaredMethods()) {
            boolean counts = Modifier.isPublic(each.getModifiers())
                    && !each.isSynthetic()
                    && !OF_THE_LANGUAGE.contains(each.getName());
            if (counts) {
                members.add(name + "." + each.getName() + ":" + parameters(each.getParameterTypes()));
            }
        }
        for (Field each : type.getFields()) {
            members.add(name + "." + each.getName() + ":");
        }
    }

    private static String parameters(Class<?>... types) {
        return "(" + String.join(",", Arrays.stream(types).map(Class::getName).toList()) + ")";
    }

    /** Returns the members of the API that the program's class files refer to. */
    private static Set<String> used() {
        Set<String> used = new TreeSet<>();
        for (Path each : classes) {
            String printed = printed(each);
            Matcher member = MEMBER.matcher(printed);
            while (member.find()) {
                used.add(member.group(1) + "." + member.group(2) + ":" + parameters(member.group(3)));
            }
            addAnnotations(printed, used);
        }
        return used;
    }

    // A class file contains an annotation and its members as texts: the type's descriptor and the names.
    private static void addAnnotations(String printed, Set<String> used) {
        Set<String> texts = new TreeSet<>();
        Matcher text = TEXT.matcher(printed);
        while (text.find()) {
            texts.add(text.group(1));
        }
        for (String each : texts) {
            if (each.startsWith("Lcom/github/copilot/") && each.endsWith(";")) {
                String annotation = "@" + each.substring(1, each.length() - 1);
                used.add(annotation);
                texts.forEach(name -> used.add(annotation + "." + name));
            }
        }
    }

    private static String printed(Path classFile) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        int code = ToolProvider.findFirst("javap").orElseThrow().run(writer, writer, "-v", "-p", classFile.toString());
        assertEquals(0, code, out::toString);
        return out.toString();
    }

    /** Returns the parameters of a descriptor with the names of classes; empty for a field. */
    private static String parameters(String descriptor) {
        if (!descriptor.startsWith("(")) {
            return "";
        }
        List<String> names = new ArrayList<>();
        Matcher one = Pattern.compile("\\[*(?:L([^;]+);|[A-Z])").matcher(descriptor);
        one.region(1, descriptor.indexOf(')'));
        while (one.find()) {
            names.add(
                    one.group(1) != null
                            ? one.group(1).replace('/', '.')
                            : one.group().replace("Z", "boolean"));
        }
        return "(" + String.join(",", names) + ")";
    }
}
