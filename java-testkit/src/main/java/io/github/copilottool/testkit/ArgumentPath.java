package io.github.copilottool.testkit;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The paths of values in arguments, such as {@code items[0].price}, as the sentences of tools have them (R5.3). */
final class ArgumentPath {
    private static final Pattern STEP = Pattern.compile("\\[(\\d+)]|\\[\"(.*?)\"]|\\.?([^.\\[]+)");

    private ArgumentPath() {}

    /** Returns the step to a member: {@code .price}, {@code ["odd name"]}. */
    static String step(String name) {
        return name.matches("[A-Za-z0-9_-]{1,100}") ? "." + name : "[" + JsonNodeFactory.instance.textNode(name) + "]";
    }

    /** Returns the path that some steps are, which does not begin with a dot. */
    static String of(String steps) {
        return steps.startsWith(".") ? steps.substring(1) : steps;
    }

    /** Returns the names and the numbers in a path. */
    static List<String> steps(String path) {
        return STEP.matcher(path)
                .results()
                .map(step -> Stream.of(1, 2, 3)
                        .map(step::group)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    /** Returns the JSON Pointer that is a path. The name of an argument can look like a path. */
    static JsonPointer pointer(JsonNode arguments, String path) {
        boolean isName = !path.isEmpty() && arguments.has(path);
        return JsonPointer.compile(
                (isName ? List.of(path) : steps(path)).stream().reduce("", JsonText::pointer));
    }

    /** Returns the value at a path; a missing node if there is none. */
    static JsonNode at(JsonNode arguments, String path) {
        return arguments.at(pointer(arguments, path));
    }
}
