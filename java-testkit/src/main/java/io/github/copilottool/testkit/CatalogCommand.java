package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A command that merges the catalogues that the processor writes with {@code -Acopilot.tool.catalog=true}, and prints
 * them as one. It needs this jar and Jackson, but neither the tool classes nor the SDK.
 */
public final class CatalogCommand {
    /** The text that {@code --help} prints. */
    static final String HELP =
            """
            Usage: java -cp … io.github.copilottool.testkit.CatalogCommand [OPTION…] PATH…
                   java -cp … io.github.copilottool.testkit.CatalogCommand call CLASS TOOL [JSON]
                   java -cp … io.github.copilottool.testkit.CatalogCommand check CLASS…
                   java -cp … io.github.copilottool.testkit.CatalogCommand replay RECORDINGS CLASS…

            Prints the tools that directories and jars of classes have, sorted by name: size in bytes,
            arguments with their types, description, Java method. The processor wrote them down there if
            it was given -Acopilot.tool.catalog=true. Tools of abstract classes and of interfaces are left
            out, unless all are static: their subclasses have them.

              PATH                    a directory of classes, such as target/classes, or a jar
              --class-path CLASSPATH  all of a class path; as for java, lib/* is each jar in lib, and
                                      an entry that does not exist is ignored
              --class NAME            only this tool class, by its binary name; may be repeated
              --json                  print JSON
              --html                  print one HTML page: each tool as the model sees it, and where its
                                      Java method is
              --against FILE          print what changed since FILE, which --json printed earlier:
                                      tools added, removed and changed, and what breaks callers
              --help                  print this

            call calls a tool with arguments in JSON and prints what the model would read. The tool class
            and the SDK or copilot-tool-api must be on the class path (java -cp). An exception, which the
            model does not see, is printed to the error output.

              --unknown               call the tool with arguments, too, that it does not have

            check compares the schemas of tool classes with what the tools read, without calling them. It
            needs the same class path as call.

              --notes                 print what is no disagreement, too

            replay sends recorded calls to what tool classes read, without calling the tools, and prints
            which calls are refused now. RECORDINGS is a file with a JSON value on each line, or a directory
            of such files (*.jsonl, *.json, *.log). It needs the same class path as call.

              --advice                print which arguments are wrong most often, and what came, too
              --against FILE          leave out the calls of tools that are neither in the classes nor in
                                      FILE, an older catalogue
              --call CLASS            call the tools of this class, which is made for it; may be repeated
              --json                  print JSON

            Exit code: 0 if all is well; 1 if something cannot be read, there is no tool or recorded call
            at all, several tools have the same name, the called tool failed, or a schema and a tool
            disagree; 2 if the command line is wrong; 3 if callers break, or a recorded call is refused
            that did not fail when it was recorded. Output is UTF-8.
            """;

    private static final int WELL = 0;
    private static final int FAILED = 1;
    private static final int USAGE = 2;
    private static final int BREAKING = 3;

    /** The kinds of output. */
    private enum Form {
        TABLE,
        JSON,
        HTML,
        CHANGES
    }

    private final Set<String> chosen = new LinkedHashSet<>();
    private final List<String> paths = new ArrayList<>();
    private final List<String> classPaths = new ArrayList<>();
    private Form form = Form.TABLE;
    private String older;

    private CatalogCommand() {}

    /**
     * Runs the command and ends the JVM with its exit code.
     *
     * @param arguments the command line; {@code --help} explains it
     */
    public static void main(String[] arguments) {
        // The output is UTF-8 whatever the console's encoding, because programs read and compare it.
        PrintStream out = utf8(FileDescriptor.out);
        PrintStream err = utf8(FileDescriptor.err);
        int code = run(List.of(arguments), out, err);
        if (out.checkError() && code == WELL) {
            err.println("The output cannot be written.");
            code = FAILED;
        }
        err.flush();
        System.exit(code);
    }

    private static PrintStream utf8(FileDescriptor stream) {
        return new PrintStream(new FileOutputStream(stream), false, StandardCharsets.UTF_8);
    }

    /** Runs the command and returns its exit code. */
    static int run(List<String> arguments, PrintStream out, PrintStream err) {
        if (arguments.contains("--help")) {
            out.print(HELP);
            return WELL;
        }
        if (!arguments.isEmpty() && arguments.get(0).equals("call")) {
            return CallCommand.run(arguments.subList(1, arguments.size()), out, err);
        }
        if (!arguments.isEmpty() && arguments.get(0).equals("check")) {
            return CheckCommand.run(arguments.subList(1, arguments.size()), out, err);
        }
        if (!arguments.isEmpty() && arguments.get(0).equals("replay")) {
            return ReplayCommand.run(arguments.subList(1, arguments.size()), out, err, System::nanoTime);
        }
        CatalogCommand command = new CatalogCommand();
        try {
            command.read(arguments);
        } catch (CatalogException wrong) {
            err.print(wrong.getMessage() + " --help explains the command.\n");
            return USAGE;
        }
        try {
            return command.print(out, err);
        } catch (CatalogException fault) {
            err.print(fault.getMessage() + "\n");
            return FAILED;
        }
    }

    private void read(List<String> arguments) throws CatalogException {
        Deque<String> open = new ArrayDeque<>(arguments);
        while (!open.isEmpty()) {
            String argument = open.remove();
            switch (argument) {
                case "--json" -> form(Form.JSON);
                case "--html" -> form(Form.HTML);
                case "--against" -> {
                    form(Form.CHANGES);
                    older = valueOf(argument, open);
                }
                case "--class" -> chosen.add(valueOf(argument, open));
                case "--class-path" -> classPaths.add(valueOf(argument, open));
                default -> {
                    if (argument.startsWith("-")) {
                        throw new CatalogException("There is no option " + argument + ".");
                    }
                    paths.add(argument);
                }
            }
        }
        if (paths.isEmpty() && classPaths.isEmpty()) {
            throw new CatalogException("Say which directories or jars to look into.");
        }
    }

    private void form(Form asked) throws CatalogException {
        if (form != Form.TABLE) {
            throw new CatalogException("Only one of --json, --html and --against can be printed.");
        }
        form = asked;
    }

    /**
     * Returns the value of an option.
     *
     * @param open the rest of the command line, from which the value is removed
     * @throws CatalogException if there is none
     */
    static String valueOf(String option, Deque<String> open) throws CatalogException {
        if (open.isEmpty()) {
            throw new CatalogException("The option " + option + " needs a value.");
        }
        return open.remove();
    }

    private int print(PrintStream out, PrintStream err) throws CatalogException {
        CatalogFiles files = new CatalogFiles();
        for (String path : paths) {
            files.add(path);
        }
        for (String classPath : classPaths) {
            files.addClassPath(classPath);
        }
        List<CatalogTool> tools = chosen(files);
        List<String> repeated = repeated(tools);
        int code = repeated.isEmpty() ? WELL : FAILED;
        switch (form) {
            case TABLE -> out.print(CatalogTable.of(tools));
            case JSON -> out.print(JsonText.pretty(json(tools)));
            case HTML -> out.print(CatalogPage.of(tools, files.classFiles()));
            case CHANGES -> {
                CatalogChanges changes = CatalogChanges.between(ofChosenClasses(CatalogFiles.printed(older)), tools);
                out.print(changes);
                code = code == WELL && changes.breakCallers() ? BREAKING : code;
            }
        }
        repeated.forEach(each -> err.print(each + "\n"));
        return code;
    }

    private List<CatalogTool> ofChosenClasses(List<CatalogTool> all) {
        return chosen.isEmpty()
                ? all
                : all.stream().filter(each -> chosen.contains(each.toolClass())).toList();
    }

    private List<CatalogTool> chosen(CatalogFiles files) throws CatalogException {
        List<CatalogTool> all = files.tools();
        if (all.isEmpty()) {
            throw new CatalogException(
                    "No tools are catalogued there. The processor writes catalogues with -Acopilot.tool.catalog=true.");
        }
        if (chosen.isEmpty()) {
            List<CatalogTool> ofObjects = files.classFiles().withoutAbstractBases(all);
            if (ofObjects.isEmpty()) {
                throw new CatalogException("All tools that are catalogued there are of abstract classes or interfaces."
                        + " --class prints those of one.");
            }
            return ofObjects;
        }
        List<CatalogTool> tools =
                all.stream().filter(each -> chosen.contains(each.toolClass())).toList();
        Set<String> missing = new LinkedHashSet<>(chosen);
        tools.forEach(each -> missing.remove(each.toolClass()));
        if (!missing.isEmpty()) {
            Set<String> known = new TreeSet<>();
            all.forEach(each -> known.add(each.toolClass()));
            throw new CatalogException("No tools are catalogued of " + String.join(", ", missing)
                    + ". There are those of " + String.join(", ", known) + ".");
        }
        return tools;
    }

    /** Returns the catalogue of tools as JSON. */
    static ObjectNode json(List<CatalogTool> tools) {
        ObjectNode catalogue = JsonNodeFactory.instance.objectNode();
        ArrayNode all = catalogue.putArray("tools");
        tools.forEach(each -> all.add(each.json()));
        return catalogue;
    }

    /** Returns a line for each name that several tools share. A tool that several classes inherit counts once. */
    private static List<String> repeated(List<CatalogTool> tools) {
        Map<String, List<CatalogTool>> byName = new TreeMap<>();
        tools.forEach(each ->
                byName.computeIfAbsent(each.name(), name -> new ArrayList<>()).add(each));
        List<String> lines = new ArrayList<>();
        byName.forEach((name, all) -> {
            Set<String> declarers = new HashSet<>();
            StringJoiner classes = new StringJoiner(" and ");
            all.forEach(each -> {
                declarers.add(each.declaredIn());
                classes.add(each.toolClass());
            });
            if (declarers.size() > 1) {
                lines.add("Several tools are called '" + name + "': of " + classes
                        + ". A session that is given both runs the second where the model saw the first. --class prints the"
                        + " tools of one session.");
            }
        });
        return Collections.unmodifiableList(lines);
    }
}
