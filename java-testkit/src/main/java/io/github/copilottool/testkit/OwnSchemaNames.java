package io.github.copilottool.testkit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The names of the arguments and components that have a schema of the user's own (R4.10), which the model sees and the
 * tool does not check.
 */
final class OwnSchemaNames {
    private final Set<String> names = new HashSet<>();
    private final Set<Class<?>> seen = new HashSet<>();
    private final List<String> arguments;

    private OwnSchemaNames(List<String> arguments) {
        this.arguments = arguments;
    }

    /**
     * Returns the names of a tool class, of its parameters and of the records that they contain.
     *
     * @param arguments the names of a tool's arguments, in order. A class file without the names of its parameters
     *     does not say which method the tool is: then each method with as many parameters counts
     */
    static Set<String> of(Class<?> toolClass, List<String> arguments) {
        OwnSchemaNames found = new OwnSchemaNames(arguments);
        for (Class<?> type = toolClass; type != null && type != Object.class; type = type.getSuperclass()) {
            found.addMethods(type);
        }
        for (Class<?> type : toolClass.getInterfaces()) {
            found.addMethods(type);
        }
        return found.names;
    }

    private void addMethods(Class<?> type) {
        for (Method method : type.getDeclaredMethods()) {
            List<Parameter> parameters = Stream.of(method.getParameters())
                    .filter(each -> !each.getType().getName().equals("com.github.copilot.rpc.ToolInvocation"))
                    .toList();
            for (Parameter parameter : parameters) {
                boolean isKnown = parameter.isNamePresent() || parameters.size() != arguments.size();
                add(parameter, isKnown ? parameter.getName() : arguments.get(parameters.indexOf(parameter)));
                addType(parameter.getParameterizedType());
            }
        }
    }

    private void addType(Type type) {
        if (type instanceof ParameterizedType generic) {
            addType(generic.getRawType());
            for (Type each : generic.getActualTypeArguments()) {
                addType(each);
            }
        } else if (type instanceof Class<?> raw && raw.isArray()) {
            addType(raw.getComponentType());
        } else if (type instanceof Class<?> raw && raw.isRecord() && seen.add(raw)) {
            for (RecordComponent component : raw.getRecordComponents()) {
                if (component.getAccessor() != null) {
                    add(component.getAccessor(), component.getName());
                }
                addType(component.getGenericType());
            }
            for (var constructor : raw.getDeclaredConstructors()) {
                for (Parameter parameter : constructor.getParameters()) {
                    add(parameter, parameter.getName());
                }
            }
        }
    }

    private void add(AnnotatedElement element, String otherwise) {
        for (Annotation annotation : element.getDeclaredAnnotations()) {
            if (!text(annotation, "schema").isEmpty()) {
                String name = text(annotation, "name");
                names.add(name.isEmpty() ? otherwise : name);
            }
        }
    }

    /** Returns a member of an annotation of the API; empty if it has none, as in older SDKs. */
    private static String text(Annotation annotation, String member) {
        try {
            boolean isOfTheApi = annotation.annotationType().getPackageName().equals("com.github.copilot.tool");
            Object value =
                    isOfTheApi ? annotation.annotationType().getMethod(member).invoke(annotation) : "";
            return value instanceof String text ? text : "";
        } catch (ReflectiveOperationException absent) {
            return "";
        }
    }
}
