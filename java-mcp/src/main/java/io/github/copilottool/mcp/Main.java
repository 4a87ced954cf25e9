package io.github.copilottool.mcp;

import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A command-line program that serves tool classes on standard input and output. */
public final class Main {
    /** The text that {@code --help} prints. */
    static final String HELP =
            """
            Usage: java -cp … io.github.copilottool.mcp.Main [OPTION…] CLASS…

            Serves the tools of classes over the Model Context Protocol, on standard input and output,
            until the client closes the input. What tools print goes to standard error.

              CLASS              a class with tool methods, by its binary name; it needs a public
                                 constructor without parameters, or static tool methods only
              --name NAME        the server's name; without it, the first class's simple name
              --version VERSION  the server's version; without it, that of the first class's jar, or 0
              --help             print this

            Exit code: 0 when the client has closed the input; 1 if a class cannot be served; 2 if the
            command line is wrong.
            """;

    private static final int WELL = 0;
    private static final int FAILURE = 1;
    private static final int USAGE = 2;

    private final List<String> classes = new ArrayList<>();
    private String name;
    private String version;

    private Main() {}

    /** The exception for an invalid command line, or a class that cannot be served. */
    private static final class Refusal extends Exception {
        private static final long serialVersionUID = 1;

        Refusal(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /**
     * Runs the server and ends the JVM with its exit code.
     *
     * @param arguments the command line; {@code --help} explains it
     */
    public static void main(String[] arguments) {
        // Before any of the user's classes is loaded, so that not even a static initializer can print.
        PrintStream console = System.out;
        int code;
        try (McpTools.ProtectedStreams streams = new McpTools.ProtectedStreams()) {
            code = run(List.of(arguments), streams, console);
        }
        System.exit(code);
    }

    private static int run(List<String> arguments, McpTools.ProtectedStreams streams, PrintStream console) {
        if (arguments.contains("--help")) {
            console.print(HELP);
            return WELL;
        }
        Main main = new Main();
        try {
            main.read(arguments);
        } catch (Refusal wrong) {
            System.err.println(wrong.getMessage() + " --help explains the command.");
            return USAGE;
        }
        try {
            main.tools().serve(main.name, main.version, streams.in(), streams.out());
            return WELL;
        } catch (Refusal refusal) {
            System.err.println(refusal.getMessage());
            if (refusal.getCause() != null) {
                refusal.getCause().printStackTrace();
            }
            return FAILURE;
        }
    }

    private void read(List<String> arguments) throws Refusal {
        Deque<String> open = new ArrayDeque<>(arguments);
        while (!open.isEmpty()) {
            String argument = open.remove();
            switch (argument) {
                case "--name" -> name = valueOf(argument, open);
                case "--version" -> version = valueOf(argument, open);
                default -> {
                    if (argument.startsWith("-")) {
                        throw new Refusal("There is no option " + argument + ".", null);
                    }
                    classes.add(argument);
                }
            }
        }
        if (classes.isEmpty()) {
            throw new Refusal("Say which classes to serve.", null);
        }
    }

    private static String valueOf(String option, Deque<String> open) throws Refusal {
        if (open.isEmpty() || open.peek().isBlank()) {
            throw new Refusal("The option " + option + " needs a value.", null);
        }
        return open.remove();
    }

    private McpTools tools() throws Refusal {
        List<Object> owners = new ArrayList<>();
        for (String each : classes) {
            owners.add(owner(each));
        }
        try {
            return McpTools.of(owners.toArray());
        } catch (IllegalArgumentException | IllegalStateException unusable) {
            throw new Refusal(unusable.getMessage(), null);
        }
    }

    private Object owner(String className) throws Refusal {
        Class<?> type;
        try {
            type = Class.forName(className);
        } catch (ClassNotFoundException absent) {
            throw new Refusal("There is no class " + className + " on the class path.", null);
        } catch (LinkageError broken) {
            throw new Refusal("The class " + className + " cannot be loaded.", broken);
        }
        describe(type);
        try {
            boolean isCreated = Modifier.isPublic(type.getModifiers()) && !Modifier.isAbstract(type.getModifiers());
            return isCreated ? type.getConstructor().newInstance() : type;
        } catch (NoSuchMethodException none) {
            return type;
        } catch (InvocationTargetException thrown) {
            throw new Refusal("The constructor of " + className + " failed.", thrown.getCause());
        } catch (ReflectiveOperationException unusable) {
            throw new Refusal("The class " + className + " cannot be instantiated.", unusable);
        }
    }

    private void describe(Class<?> type) {
        if (name == null) {
            name = type.getSimpleName();
        }
        if (version == null) {
            String ofJar = type.getPackage().getImplementationVersion();
            version = ofJar == null || ofJar.isBlank() ? "0" : ofJar;
        }
    }
}
