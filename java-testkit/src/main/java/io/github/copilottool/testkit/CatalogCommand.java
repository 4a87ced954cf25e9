package io.github.copilottool.testkit;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

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
        if (out.checkError() && code == Command.WELL) {
            err.println("The output cannot be written.");
            code = Command.FAILED;
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
            return Command.WELL;
        }
        Command command =
                switch (arguments.isEmpty() ? "" : arguments.get(0)) {
                    case "call" -> new CallCommand();
                    case "check" -> new CheckCommand();
                    case "replay" -> new ReplayCommand(System::nanoTime);
                    default -> null;
                };
        return command == null
                ? new PrintCommand().run(arguments, out, err)
                : command.run(arguments.subList(1, arguments.size()), out, err);
    }
}
