package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.copilottool.tests.property.Oracle;
import io.github.copilottool.tests.property.SchemaNames;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Checks that the properties of a case's schemas are those that Jackson's introspection finds (R7.3, R7.7). */
final class PropertyNames {
    /** Cases with an intended difference, and its reason. */
    private static final Map<String, String> DIFFERENT = Map.of(
            "r4_8_single_record_is_flattened",
            "R4.9: @CopilotToolParam(name) names a component of a flattened record, which Jackson does not read",
            "r7_13_values_as_immutables_write_them",
            "What the creator takes of the type that @JsonDeserialize(as) names is not asked here",
            "r8_3_classes_in_annotations_that_another_processor_writes",
            "The same",
            "r5_7_checks_follow_what_is_read",
            "docs/types.md, what is not seen: a type in itself is shown whole, whatever is ignored there",
            "r7_14_swaggers_annotations_describe_types",
            "R7.14: what Swagger's annotation hides is not shown, and Jackson sets it",
            "r7_7_wrapped_values_of_delegating_creators",
            "R7.7: the introspection of what a delegating creator takes has no wrapper",
            "r7_7_unwrapped_type_with_a_name",
            "R7.7: the introspection has no name of an unwrapped type, and a prefix that reading ignores");

    private final Oracle oracle = new Oracle();

    /**
     * Compares the properties.
     *
     * @param run a case that compiled
     * @param tools its tools, by tool class
     */
    static void check(Run run, Map<String, List<Tool>> tools) {
        List<String> found = new PropertyNames().differences(run.loader(), tools);
        if (DIFFERENT.containsKey(run.tested().name())) {
            assertNotEquals(List.of(), found, "They do not differ.");
        } else {
            assertEquals(List.of(), found);
        }
    }

    private List<String> differences(ClassLoader loader, Map<String, List<Tool>> tools) {
        List<String> differences = new ArrayList<>();
        tools.forEach((toolClass, all) -> {
            Set<Method> methods = methods(loader, toolClass);
            for (Tool tool : all) {
                JsonNode schema = Json.plain(Json.write(tool.parameters()));
                List<Method> own = methods.stream()
                        .filter(method -> name(method).equals(alike(tool.name())))
                        .toList();
                if (own.size() == 1) {
                    differences.addAll(differences(own.get(0), tool.name(), schema));
                }
            }
        });
        return differences;
    }

    private List<String> differences(Method method, String tool, JsonNode schema) {
        List<Parameter> parameters = new ArrayList<>();
        for (Parameter parameter : method.getParameters()) {
            if (!parameter.getType().getSimpleName().equals("ToolInvocation")) {
                parameters.add(parameter);
            }
        }
        List<String> differences = new ArrayList<>();
        boolean flattened = parameters.size() == 1
                && oracle.isFlattened(oracle.type(parameters.get(0).getParameterizedType()));
        // The class files do not have the names of parameters, which are therefore identified by their order.
        List<JsonNode> schemas = new ArrayList<>();
        schema.path("properties").forEach(schemas::add);
        for (int i = 0; i < parameters.size(); i++) {
            JsonNode own = flattened ? schema : schemas.get(i);
            if (!hasOwnSchema(parameters.get(i))) {
                SchemaNames.differences(oracle, parameters.get(i).getParameterizedType(), own, schema)
                        .forEach(one -> differences.add(tool + ": " + one));
            }
        }
        return differences;
    }

    private static boolean hasOwnSchema(Parameter parameter) {
        return List.of(parameter.getAnnotations()).stream()
                .anyMatch(own -> own.toString().matches(".*CopilotToolParam\\(.*schema=\"[^\"].*"));
    }

    private static Set<Method> methods(ClassLoader loader, String toolClass) {
        try {
            Set<Method> all = new LinkedHashSet<>();
            Class<?> type = loader.loadClass(toolClass);
            all.addAll(List.of(type.getMethods()));
            for (Class<?> of = type; of != null; of = of.getSuperclass()) {
                all.addAll(List.of(of.getDeclaredMethods()));
            }
            all.removeIf(method -> name(method).isEmpty());
            return all;
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the tool's name without the characters in which namings differ; empty if the method is no tool. */
    private static String name(Method method) {
        for (var annotation : method.getAnnotations()) {
            if (annotation.annotationType().getSimpleName().equals("CopilotTool")) {
                try {
                    String name = (String)
                            annotation.annotationType().getMethod("name").invoke(annotation);
                    return alike(name.isEmpty() ? method.getName() : name);
                } catch (ReflectiveOperationException e) {
                    throw new AssertionError(e);
                }
            }
        }
        return "";
    }

    private static String alike(String name) {
        return name.toLowerCase(Locale.ROOT).replace("_", "");
    }
}
