package io.github.copilottool.testkit;

import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.Set;

/** The part of the command that calls a tool. Unlike the other parts, it needs the tool classes and the API. */
final class CallCommand extends Command {
    CallCommand() {
        super(Set.of("--unknown"), Set.of());
    }

    /** Calls a tool and prints the text that the model would read. */
    @Override
    int run(PrintStream out, PrintStream err) throws CatalogException {
        boolean isComplete = words.size() == 2 || words.size() == 3;
        require(isComplete, "call needs a class, a tool and, if the tool has any, its arguments as JSON.");
        Tools tools = Tools.of(owner(words.get(0)));
        Tools called = has("--unknown") ? tools.withUnknownArguments() : tools;
        Answer answer;
        try {
            answer = words.size() == 2 ? called.answer(words.get(1)) : called.answer(words.get(1), words.get(2));
        } catch (AssertionError refused) {
            throw new AssertionError(
                    refused.getMessage().replace("Tools.withUnknownArguments()", "--unknown"), refused);
        }
        if (answer.text() != null) {
            out.print(answer.text() + "\n");
        }
        answer.failure().ifPresent(failure -> {
            err.print("The model does not see this exception:\n");
            failure.printStackTrace(err);
        });
        return answer.type().equals("success") ? WELL : FAILED;
    }

    /**
     * Creates an object by the constructor without parameters; if there is none, returns the class, for its static
     * tools.
     */
    static Object owner(String name) throws CatalogException {
        try {
            Class<?> type = Class.forName(name, true, Thread.currentThread().getContextClassLoader());
            if (!Modifier.isAbstract(type.getModifiers())) {
                for (Constructor<?> each : type.getDeclaredConstructors()) {
                    if (each.getParameterCount() == 0 && each.trySetAccessible()) {
                        return each.newInstance();
                    }
                }
            }
            return type;
        } catch (ClassNotFoundException missing) {
            throw new CatalogException("There is no class " + name + " on the class path.");
        } catch (InvocationTargetException thrown) {
            throw new CatalogException("The constructor of " + name + " threw " + thrown.getCause() + ".");
        } catch (LinkageError | ReflectiveOperationException unusable) {
            throw new CatalogException("The class " + name + " cannot be used: " + unusable + ".");
        }
    }
}
