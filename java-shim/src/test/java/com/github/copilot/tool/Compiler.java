package com.github.copilot.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.github.copilot.tool.processor.Core;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles sources with the processor and a core of the test's own, into a directory. */
final class Compiler {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern TYPE = Pattern.compile("(?:class|interface|record|enum) (\\w+)");

    private final Path output;
    private final Core core;
    private final List<String> options = new ArrayList<>();
    private String classPath = System.getProperty("java.class.path");

    Compiler(Path output, Core core) {
        this.output = output;
        this.core = core;
    }

    /** Adds options. */
    Compiler options(String... more) {
        options.addAll(List.of(more));
        return this;
    }

    /** Replaces the class path. */
    Compiler classPath(String other) {
        classPath = other;
        return this;
    }

    /** Compiles source files, each named after its package and the first type in it. */
    Outcome compile(String... sources) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        List<String> all = new ArrayList<>(List.of("-d", output.toString(), "-cp", classPath + ":" + output));
        all.addAll(options);
        List<JavaFileObject> files = Stream.of(sources).map(Compiler::file).toList();
        JavaCompiler.CompilationTask task = javac.getTask(new StringWriter(), null, diagnostics, all, null, files);
        task.setProcessors(List.of(new CopilotToolProcessor(core)));
        return new Outcome(task.call(), diagnostics.getDiagnostics());
    }

    private static JavaFileObject file(String source) {
        Matcher inPackage = PACKAGE.matcher(source);
        Matcher type = TYPE.matcher(source);
        String name = (inPackage.find() ? inPackage.group(1).replace('.', '/') + "/" : "")
                + (type.find() ? type.group(1) : "package-info");
        return new SimpleJavaFileObject(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        };
    }

    /**
     * The result of a compilation.
     *
     * @param success whether there was no error
     * @param diagnostics in the compiler's order
     */
    record Outcome(boolean success, List<Diagnostic<? extends JavaFileObject>> diagnostics) {
        /** Checks that there was no error. */
        Outcome succeeded() {
            assertEquals(List.of(), reported());
            return this;
        }

        /** Returns the errors and warnings, and the notes of our processor, as {@code KIND line:column text}. */
        List<String> reported() {
            List<String> found = new ArrayList<>();
            for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics) {
                String text = diagnostic.getMessage(Locale.ROOT);
                boolean ours = "compiler.note.proc.messager".equals(diagnostic.getCode());
                if (diagnostic.getKind() != Diagnostic.Kind.NOTE || ours) {
                    String place = diagnostic.getLineNumber() == Diagnostic.NOPOS
                            ? "nowhere"
                            : diagnostic.getLineNumber() + ":" + diagnostic.getColumnNumber();
                    found.add(diagnostic.getKind() + " " + place + " " + text);
                }
            }
            return found;
        }
    }
}
