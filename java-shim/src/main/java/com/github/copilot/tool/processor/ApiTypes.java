package com.github.copilot.tool.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/**
 * Describes the types of the SDK that companions use, and Jackson's {@code ObjectMapper}, if the compilation can see
 * them. The names are here because the core cannot ask for types: it decides what a missing one means.
 */
final class ApiTypes {
    private static final String GENERATED = "javax.annotation.processing.Generated";

    /** The superclass of linked companions (R9.7), whose constant {@code LEVEL} says what they can call. */
    private static final String COMPANION = "com.github.copilot.tool.runtime.Companion";

    private static final String DEFINITION = "com.github.copilot.rpc.ToolDefinition";

    private static final List<String> NAMES = List.of(
            "com.github.copilot.AllowCopilotExperimental",
            ToolMethods.ANNOTATION,
            "com.github.copilot.tool.CopilotToolParam",
            "com.github.copilot.tool.Param",
            "com.github.copilot.tool.CopilotToolMetadataProvider",
            "com.github.copilot.rpc.RpcMapper",
            DEFINITION,
            "com.github.copilot.rpc.ToolHandler",
            "com.github.copilot.rpc.ToolInvocation",
            "com.github.copilot.rpc.ToolResultObject",
            "com.fasterxml.jackson.databind.ObjectMapper");

    private final VisibleTypes visible;
    private final Types types;

    private final boolean mayLink;

    /** @param mayLink whether companions may be linked, so that the request needs their superclass */
    ApiTypes(VisibleTypes visible, Types types, boolean mayLink) {
        this.visible = visible;
        this.types = types;
        this.mayLink = mayLink;
    }

    /** Returns the elements of the request's array {@code api} as a fragment, empty if no type is visible. */
    byte[] fragment() {
        JsonWriter json = new JsonWriter(1024);
        for (String name : NAMES) {
            TypeElement type = visible.findAnywhere(name);
            if (type != null) {
                json.beginObject();
                describe(json, name, type);
                json.endObject();
            }
        }
        // Companions name these, so that the module of the tool classes has to read their modules.
        for (String name : mayLink ? List.of(GENERATED, COMPANION) : List.of(GENERATED)) {
            TypeElement type = visible.find(name);
            if (type != null) {
                json.beginObject();
                describe(json, name, type);
                json.endObject();
            }
        }
        return json.toByteArray();
    }

    private static void level(JsonWriter json, TypeElement companion) {
        for (VariableElement field : ElementFilter.fieldsIn(companion.getEnclosedElements())) {
            if (field.getSimpleName().contentEquals("LEVEL") && field.getConstantValue() instanceof Integer level) {
                json.member("level", level);
            }
        }
    }

    /** Writes only what the core needs: for each further type that a member names, javac reads a class file. */
    private void describe(JsonWriter json, String name, TypeElement type) {
        json.member("name", name);
        json.member("kind", type.getKind().name());
        json.strings("modifiers", Members.modifiers(type));
        if (name.equals(ToolMethods.ANNOTATION)) {
            List<String> annotations = new ArrayList<>();
            for (AnnotationMirror annotation : type.getAnnotationMirrors()) {
                annotations.add(Annotations.typeName(annotation));
            }
            json.strings("annotations", annotations);
        }
        if (name.equals(COMPANION)) {
            level(json, type);
        }
        if (name.equals(DEFINITION)) {
            List<? extends RecordComponentElement> components = Members.components(type);
            if (components.isEmpty()) {
                factories(json, ElementFilter.methodsIn(type.getEnclosedElements()));
            } else {
                components(json, components);
            }
        }
    }

    private void components(JsonWriter json, List<? extends RecordComponentElement> components) {
        json.beginArray("components");
        for (RecordComponentElement component : components) {
            json.beginObject();
            json.member("name", component.getSimpleName());
            json.member("type", erased(component.asType()));
            json.endObject();
        }
        json.endArray();
    }

    private void factories(JsonWriter json, List<ExecutableElement> methods) {
        json.beginArray("methods");
        for (ExecutableElement method : methods) {
            if (method.getModifiers().contains(Modifier.STATIC)
                    && !method.getModifiers().contains(Modifier.PRIVATE)) {
                json.beginObject();
                json.member("name", method.getSimpleName());
                json.strings("modifiers", Members.modifiers(method));
                List<String> parameters = new ArrayList<>();
                for (VariableElement parameter : method.getParameters()) {
                    parameters.add(erased(parameter.asType()));
                }
                json.strings("parameters", parameters);
                json.endObject();
            }
        }
        json.endArray();
    }

    /** Returns the name of a type's erasure, without the annotations that a compiler may print with it. */
    private String erased(TypeMirror type) {
        TypeMirror erasure = types.erasure(type);
        StringBuilder dimensions = new StringBuilder();
        while (erasure.getKind() == TypeKind.ARRAY) {
            erasure = ((ArrayType) erasure).getComponentType();
            dimensions.append("[]");
        }
        String name;
        if (erasure.getKind().isPrimitive()) {
            name = erasure.getKind().name().toLowerCase(Locale.ROOT);
        } else if (erasure instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            name = element.getQualifiedName().toString();
        } else {
            name = erasure.toString();
        }
        return name + dimensions;
    }
}
