package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.junit.jupiter.api.Test;

/** R7.3, R7.7: in every case, the properties of each schema are those that Jackson's own introspection finds. */
class PropertyNamesTest {
    /** Cases where they differ on purpose, and why. */
    private static final Map<String, String> DIFFERENT = Map.of(
            "r4_8_single_record_is_flattened",
            "R4.9: @CopilotToolParam(name) names a component of a flattened record, which Jackson does not read",
            "r7_7_property_level_annotations",
            "R7.7: @JsonIgnoreProperties on a property leaves members of its type out there, not in the type that is introspected",
            "r7_7_sealed_type_without_type_info_is_a_warning",
            "R7.3: the permitted types of a sealed type are shown, which Jackson does not look at",
            "types_choices",
            "R7.3: the same");

    private final Oracle oracle = new Oracle();
    private int compared;

    @Test
    void schemas_have_the_names_that_jackson_sets() {
        List<String> differences = new ArrayList<>();
        Set<String> unneeded = new LinkedHashSet<>(DIFFERENT.keySet());
        for (Case tested : Case.chosen()) {
            List<String> found = differences(tested);
            if (DIFFERENT.containsKey(tested.name()) && !found.isEmpty()) {
                unneeded.remove(tested.name());
            } else {
                found.forEach(one -> differences.add(tested + ": " + one));
            }
        }
        System.out.println("PropertyNamesTest: " + compared + " parameters compared");
        assertEquals(List.of(), differences);
        assertTrue(compared > 0);
        unneeded.retainAll(Case.chosen().stream().map(Case::name).toList());
        assertEquals(Set.of(), unneeded, "they do not differ");
    }

    private List<String> differences(Case tested) {
        Run run = new Run(tested, Run.WORK.resolve("names").resolve(tested.name()), false);
        List<String> differences = new ArrayList<>();
        if (run.toolClasses().isEmpty() || !run.succeeded()) {
            return differences;
        }
        ClassLoader loader = run.loader();
        for (String toolClass : run.toolClasses()) {
            Set<Method> methods = methods(loader, toolClass);
            for (Tool tool : Tool.of(loader, toolClass)) {
                JsonNode schema = Json.plain(Json.write(tool.parameters()));
                List<Method> own = methods.stream()
                        .filter(method -> name(method).equals(alike(tool.name())))
                        .toList();
                if (own.size() == 1) {
                    differences.addAll(differences(own.get(0), tool.name(), schema));
                }
            }
        }
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
        boolean flattened =
                parameters.size() == 1 && parameters.get(0).getType().isRecord();
        // Names of parameters are not in the class files, so they are told by their order.
        List<JsonNode> schemas = new ArrayList<>();
        schema.path("properties").forEach(schemas::add);
        for (int i = 0; i < parameters.size(); i++) {
            JsonNode own = flattened ? schema : schemas.get(i);
            if (!hasOwnSchema(parameters.get(i))) {
                compared++;
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

    /** The tool's name without what namings differ in; empty where the method is no tool. */
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
