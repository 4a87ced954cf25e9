package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** R8.4: a library in the core's place that answers rubbish, in the javac that users have. */
class BrokenCoreTest {
    private static final Case TESTED = Case.named("r3_1_name_is_the_method_name_in_snake_case");

    @Test
    void a_core_that_answers_with_the_request_is_one_error_to_report() throws Exception {
        check("echo", "return request;");
    }

    @Test
    void a_core_that_answers_nothing_is_one_error_to_report() throws Exception {
        check("silent", "return 0;");
    }

    /** The class beside the tool class has a fault of its own: that javac finds it shows that javac lives on. */
    private static void check(String name, String answer) throws Exception {
        Path work = Tree.emptied(Run.WORK.resolve("broken-core").resolve(name));
        Path library = compiled(work, answer);
        Tree.write(work.resolve("Beside.java"), "class Beside { int one = \"two\"; }\n");
        List<String> arguments = new ArrayList<>(List.of("-J-Dcopilot.tool.native=" + library));
        arguments.addAll(List.of("-J-Duser.home=" + work, "-J-Djava.io.tmpdir=" + work, "-XDshould-stop.ifError=FLOW"));
        arguments.addAll(List.of("-processorpath", Built.processor().toString()));
        arguments.addAll(List.of("-cp", Compilation.joined(Surface.of(List.of()).classPath())));
        arguments.addAll(List.of("-Acopilot.experimental.allowed=true", "-d", work.toString()));
        Tree.sources(TESTED.input()).forEach(source -> arguments.add(source.toString()));
        arguments.add(work.resolve("Beside.java").toString());
        Ended ended = Jdk.running().run("javac", arguments);
        List<String> errors = ended.output()
                .lines()
                .filter(line -> line.contains(": error: "))
                .toList();
        assertEquals(1, ended.code(), ended.output());
        assertEquals(2, errors.size(), ended.output());
        assertTrue(
                errors.get(0).contains("Tools.java")
                        && errors.get(0).contains("[copilot-internal] The processor failed: "),
                ended.output());
        assertTrue(
                errors.get(0)
                        .contains("not of your code: please report it with this text and the class that was compiled"),
                ended.output());
        assertTrue(errors.get(1).contains("Beside.java:1: error: incompatible types"), ended.output());
    }

    /** Compiled by the linker's driver that cargo needs too. */
    private static Path compiled(Path work, String answer) throws IOException, InterruptedException {
        Path source = work.resolve("core.c");
        Path library = work.resolve("libcore.so");
        Tree.write(
                source,
                "void *Java_com_github_copilot_tool_processor_NativeCore_answer(void *env, void *type, void *request) {"
                        + answer + "}\n");
        Process cc = new ProcessBuilder("cc", "-shared", "-fPIC", "-o", library.toString(), source.toString())
                .inheritIO()
                .start();
        assertEquals(0, cc.waitFor(), "cc");
        assertTrue(Files.exists(library));
        return library;
    }
}
