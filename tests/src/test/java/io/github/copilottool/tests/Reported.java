package io.github.copilottool.tests;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * A diagnostic as the user sees it. In {@code diagnostics.txt} it is a line of severity, code and place, followed by
 * the indented text.
 *
 * @param severity {@code error}, {@code warning} or {@code note}
 * @param code the processor's code, or for javac's diagnostics its key ({@code compiler.err.cant.resolve})
 * @param file the path of the source file, relative to the case's input; {@code -} if it has no place
 * @param line the line, from 1; 0 if it has no place
 * @param column the column, from 1; 0 if it has no place
 * @param text the text after the code; empty if the file has none, and for javac's diagnostics
 */
record Reported(String severity, String code, String file, long line, long column, String text) {
    /** Orders by place first, so that the order of reporting is irrelevant. */
    static final Comparator<Reported> ORDER = Comparator.comparing(Reported::file)
            .thenComparing(Reported::line)
            .thenComparing(Reported::column)
            .thenComparing(Reported::code)
            .thenComparing(Reported::text);

    private static final Pattern MESSAGE = Pattern.compile("\\[(copilot-[a-z0-9-]+)] (.*)", Pattern.DOTALL);
    private static final Pattern HEADER = Pattern.compile("(error|warning|note) (\\S+) (?:-|(\\S+):(\\d+):(\\d+))");
    private static final String MARGIN = "    ";

    /** Returns a diagnostic of javac in a source below the folder {@code input}. */
    static Reported of(Diagnostic<? extends JavaFileObject> diagnostic, Path input) {
        String severity =
                switch (diagnostic.getKind()) {
                    case ERROR -> "error";
                    case WARNING, MANDATORY_WARNING -> "warning";
                    case NOTE, OTHER -> "note";
                };
        JavaFileObject source = diagnostic.getSource();
        String file = source == null ? "-" : Tree.relative(input, Path.of(source.toUri()));
        long line = source == null ? 0 : diagnostic.getLineNumber();
        long column = source == null ? 0 : diagnostic.getColumnNumber();
        Matcher message = MESSAGE.matcher(diagnostic.getMessage(Locale.ROOT));
        return message.matches()
                ? new Reported(severity, message.group(1), file, line, column, message.group(2))
                : new Reported(severity, diagnostic.getCode(), file, line, column, "");
    }

    /** Whether the processor reported it, not javac. */
    boolean ofTheProcessor() {
        return code.startsWith("copilot-");
    }

    /** Returns severity, code and place, which a case must have. */
    String header() {
        return severity + " " + code + " " + (file.equals("-") ? file : file + ":" + line + ":" + column);
    }

    /** Reads a {@code diagnostics.txt}. */
    static List<Reported> parse(String text) {
        List<Reported> all = new ArrayList<>();
        for (String line : text.lines().toList()) {
            if (line.startsWith(MARGIN)) {
                Reported last = all.remove(all.size() - 1);
                String said = line.substring(MARGIN.length());
                all.add(last.saying(last.text.isEmpty() ? said : last.text + "\n" + said));
            } else if (!line.isBlank()) {
                all.add(parseHeader(line));
            }
        }
        all.sort(ORDER);
        return all;
    }

    private static Reported parseHeader(String line) {
        Matcher header = HEADER.matcher(line);
        if (!header.matches()) {
            throw new AssertionError("Not `severity code file:line:column`: " + line);
        }
        return header.group(3) == null
                ? new Reported(header.group(1), header.group(2), "-", 0, 0, "")
                : new Reported(
                        header.group(1),
                        header.group(2),
                        header.group(3),
                        Long.parseLong(header.group(4)),
                        Long.parseLong(header.group(5)),
                        "");
    }

    /** Returns the text of a {@code diagnostics.txt}. */
    static String print(List<Reported> all) {
        return all.stream()
                .map(one -> one.header() + "\n" + (one.text.isEmpty() ? "" : one.text.indent(MARGIN.length())))
                .collect(Collectors.joining("\n"));
    }

    private Reported saying(String said) {
        return new Reported(severity, code, file, line, column, said);
    }
}
