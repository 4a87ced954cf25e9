import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

/**
 * A stub of the SDK's processor for {@code ComparisonTest}. Like that, it refuses a default without
 * {@code required = false}. It has five deliberate errors: a companion with parameters
 * of generic types does not compile, primitive arguments that are missing or of another type become zero or false,
 * the order of a list in each schema differs from one JVM to the next, a recursive record ends in a
 * {@code StackOverflowError}, and a record of many records never ends.
 */
@SupportedAnnotationTypes("com.github.copilot.tool.CopilotTool")
public class StubProcessor extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Map<TypeElement, List<ExecutableElement>> tools = new LinkedHashMap<>();
        for (TypeElement annotation : annotations) {
            for (Element method : round.getElementsAnnotatedWith(annotation)) {
                tools.computeIfAbsent((TypeElement) method.getEnclosingElement(), key -> new ArrayList<>())
                        .add((ExecutableElement) method);
            }
        }
        tools.forEach((type, methods) -> {
            if (methods.stream().flatMap(method -> method.getParameters().stream()).allMatch(this::isAccepted)) {
                write(type, methods);
            }
        });
        return false;
    }

    private boolean isAccepted(VariableElement parameter) {
        for (AnnotationMirror annotation : parameter.getAnnotationMirrors()) {
            Map<String, Object> values = new HashMap<>();
            processingEnv.getElementUtils().getElementValuesWithDefaults(annotation).forEach(
                    (member, value) -> values.put(member.getSimpleName().toString(), value.getValue()));
            boolean hasDefault = !"".equals(values.getOrDefault("defaultValue", ""));
            if (hasDefault && Boolean.TRUE.equals(values.get("required"))) {
                processingEnv.getMessager().printMessage(
                        Diagnostic.Kind.ERROR, "required=true and a non-empty defaultValue", parameter);
                return false;
            }
        }
        return true;
    }

    /** Follows the components of records without remembering which it has seen. */
    private static int parts(TypeMirror type, int before) {
        int parts = before + 1;
        // A recursive record overflows the stack long before.
        if (parts > 100_000) {
            waitForever();
        }
        if (type instanceof DeclaredType declared) {
            for (TypeMirror argument : declared.getTypeArguments()) {
                parts = parts(argument, parts);
            }
            for (RecordComponentElement part : ElementFilter.recordComponentsIn(declared.asElement().getEnclosedElements())) {
                parts = parts(part.asType(), parts);
            }
        }
        return parts;
    }

    private static void waitForever() {
        while (true) {
            LockSupport.park();
        }
    }

    private void write(TypeElement type, List<ExecutableElement> methods) {
        methods.forEach(method -> method.getParameters().forEach(one -> parts(one.asType(), 0)));
        String binary = processingEnv.getElementUtils().getBinaryName(type) + "$$CopilotToolMeta";
        String name = binary.substring(binary.lastIndexOf('.') + 1);
        String packageName = processingEnv.getElementUtils().getPackageOf(type).getQualifiedName().toString();
        StringBuilder out = new StringBuilder();
        if (!packageName.isEmpty()) {
            out.append("package ").append(packageName).append(";\n");
        }
        String tools = type.getQualifiedName().toString();
        out.append("import com.github.copilot.rpc.*;\nimport java.util.*;\nimport java.util.concurrent.*;\n");
        out.append("public final class ").append(name);
        out.append(" implements com.github.copilot.tool.CopilotToolMetadataProvider<").append(tools).append("> {\n");
        out.append("public List<ToolDefinition> definitions(").append(tools);
        out.append(" instance, com.fasterxml.jackson.databind.ObjectMapper mapper) {\n");
        out.append("List<ToolDefinition> all = new ArrayList<>();\n");
        methods.forEach(method -> write(method, out));
        out.append("return all;\n}\n");
        out.append("private static List<Integer> shuffled() {\nList<Integer> numbers = new ArrayList<>();\n");
        out.append("for (int i = 0; i < 30; i++) {\nnumbers.add(i);\n}\n");
        out.append("Collections.shuffle(numbers, new Random(ProcessHandle.current().pid()));\nreturn numbers;\n}\n}\n");
        try (Writer file = processingEnv.getFiler().createSourceFile(binary, type).openWriter()) {
            file.write(out.toString());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void write(ExecutableElement method, StringBuilder out) {
        List<String> properties = new ArrayList<>();
        List<String> arguments = new ArrayList<>();
        for (VariableElement parameter : method.getParameters()) {
            String name = parameter.getSimpleName().toString();
            String type = parameter.asType().toString();
            if (type.equals("com.github.copilot.rpc.ToolInvocation")) {
                arguments.add("invocation");
                continue;
            }
            properties.add("Map.entry(\"" + name + "\", Map.of(\"type\", \"" + schemaType(type) + "\"))");
            // A generic type has no class literal.
            arguments.add(
                    parameter.asType().getKind().isPrimitive()
                            ? primitive(type, "invocation.getArguments().get(\"" + name + "\")")
                            : type + ".class.cast(invocation.getArguments().get(\"" + name + "\"))");
        }
        String call = "instance." + method.getSimpleName() + "(" + String.join(", ", arguments) + ")";
        out.append("all.add(ToolDefinition.create(\"").append(snake(method.getSimpleName().toString()));
        out.append("\", \"A tool.\", Map.of(\"examples\", shuffled(), \"properties\", Map.ofEntries(");
        out.append(String.join(", ", properties)).append(")), invocation -> ");
        boolean nothing = method.getReturnType().toString().equals("void");
        out.append(nothing ? "{ " + call + "; return CompletableFuture.completedFuture(\"Success\"); }"
                : "CompletableFuture.completedFuture(" + call + ")");
        out.append("));\n");
    }

    private static String schemaType(String type) {
        return switch (type) {
            case "byte", "short", "int", "long" -> "integer";
            case "float", "double" -> "number";
            case "boolean" -> "boolean";
            default -> "string";
        };
    }

    private static String primitive(String type, String value) {
        return switch (type) {
            case "boolean" -> "Boolean.TRUE.equals(" + value + ")";
            case "char" -> "((String) " + value + ").charAt(0)";
            default -> "(" + type + ") (" + value + " instanceof Number number ? number." + type + "Value() : 0)";
        };
    }

    private static String snake(String name) {
        return name.replaceAll("([A-Z])", "_$1").toLowerCase(java.util.Locale.ROOT);
    }
}
