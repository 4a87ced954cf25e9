package io.github.copilottool.testkit;

import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/**
 * A problem of one argument, from the error that a companion found (R5.3).
 *
 * @param sentence the sentence that the model reads
 * @param key the key of a map that is wrong, as JSON; null if a value is
 * @param path the path of the argument; empty for all arguments
 * @param problem the words after the argument's name
 * @param expected the words after "must be"; empty if the problem is another
 * @param came the value that came, as the sentence has it, or that there is none
 * @param exception the exception of the tool's own code; null if there is none
 */
record RefusedArgument(
        String sentence, String key, String path, String problem, String expected, String came, Throwable exception) {
    private static final Pattern INDEX = Pattern.compile("\\[\\d+]");
    private static final String ERROR = "ArgumentError";

    /** Returns a problem that no argument is the reason of. */
    static RefusedArgument other(String sentence) {
        return new RefusedArgument(sentence, null, "", sentence, "", "a value that is not shown", null);
    }

    /** Returns the problems by which a call was refused; empty if it was not, or if the future is another's. */
    static List<RefusedArgument> of(CompletableFuture<?> future) {
        List<RefusedArgument> problems = new ArrayList<>();
        Throwable error = reason(future);
        while (error != null && error.getClass().getSimpleName().equals(ERROR)) {
            problems.add(of(error));
            error = (Throwable) field(error, "next");
        }
        return problems;
    }

    private static RefusedArgument of(Throwable error) {
        String path = String.valueOf(field(error, "path"));
        String problem = String.valueOf(field(error, "problem"));
        Object expected = field(error, "expected");
        Object came = field(error, "came");
        String none = problem.equals("is required") ? "nothing" : "a value that is not shown";
        return new RefusedArgument(
                sentence(error),
                (String) field(error, "key"),
                path.startsWith(".") ? path.substring(1) : path,
                problem,
                expected == null ? "" : expected.toString(),
                came == null ? none : came.toString(),
                error.getCause());
    }

    /** Returns the exception that a failure is about, and that the model does not see; null if there is none. */
    static Throwable exception(CompletableFuture<?> future) {
        List<RefusedArgument> problems = of(future);
        return problems.isEmpty()
                ? reason(future)
                : problems.stream()
                        .map(RefusedArgument::exception)
                        .filter(each -> each != null)
                        .findFirst()
                        .orElse(null);
    }

    // The future and the error are of the companion's class loader, or nested in the companion (R9.7), so they are read
    // by reflection.
    private static Throwable reason(CompletableFuture<?> future) {
        return field(future, "reason") instanceof Throwable reason ? reason : null;
    }

    private static Object field(Object owner, String name) {
        for (Class<?> type = owner.getClass();
                type != CompletableFuture.class && type != Object.class;
                type = type.getSuperclass()) {
            try {
                Field field = type.getDeclaredField(name);
                field.setAccessible(true);
                return field.get(owner);
            } catch (NoSuchFieldException inherited) {
                // A superclass may have it.
            } catch (IllegalAccessException | InaccessibleObjectException hidden) {
                return null;
            }
        }
        return null;
    }

    private static String sentence(Throwable error) {
        try {
            Method sentence = error.getClass().getDeclaredMethod("sentence");
            sentence.setAccessible(true);
            return (String) sentence.invoke(error);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns the path with {@code []} for elements of arrays. */
    String generalPath() {
        return general(path);
    }

    /** Returns the sentence without the value that came, without keys and the numbers of elements. */
    String cause() {
        String subject = key == null ? "" : "a key of ";
        String place = path.isEmpty() ? "the arguments " : "argument '" + generalPath() + "' ";
        return problem.equals(sentence) ? problem : subject + place + problem + ".";
    }

    /** Returns a path without the numbers of elements. */
    static String general(String path) {
        return INDEX.matcher(path).replaceAll("[]");
    }
}
