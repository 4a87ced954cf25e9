package com.github.copilot.tool.processor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.TreeSet;

/** The facts in a request. */
public record Facts(JsonNode json) {
    /** Returns the tool class's declaration. */
    public JsonNode toolClass() {
        return json.get("declarations").get(json.get("toolClass").intValue());
    }

    /** Returns the declaration with a binary name. */
    public JsonNode declaration(String binaryName) {
        return find(json.get("declarations"), "binaryName", binaryName);
    }

    /** Whether there is a declaration with this name. */
    public boolean names(String binaryName) {
        for (JsonNode declaration : json.get("declarations")) {
            if (declaration.get("binaryName").asText().equals(binaryName)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the binary names of all described declarations, in alphabetical order. */
    public List<String> described() {
        TreeSet<String> names = new TreeSet<>();
        for (JsonNode declaration : json.get("declarations")) {
            if (declaration.path("described").asBoolean()) {
                names.add(declaration.get("binaryName").asText());
            }
        }
        return List.copyOf(names);
    }

    /** Returns the method with this name that the tool class declares. */
    public JsonNode method(String name) {
        return find(toolClass().path("methods"), "name", name);
    }

    /** Returns a parameter of a method of the tool class. */
    public JsonNode parameter(String method, int index) {
        return method(method).get("parameters").get(index);
    }

    /**
     * Returns the names of the members in this array of a declaration; a method in the short form is an array itself.
     */
    public static List<String> names(JsonNode declaration, String array) {
        List<String> names = new ArrayList<>();
        declaration
                .path(array)
                .forEach(member -> names.add((member.isArray() ? member.get(1) : member.get("name")).asText()));
        return names;
    }

    /**
     * Returns the methods of a declaration in the short form, such as {@code public int add(int, java.lang.String)}.
     */
    public List<String> shortMethods(JsonNode declaration) {
        List<String> signatures = new ArrayList<>();
        for (JsonNode method : declaration.path("methods")) {
            if (method.isArray()) {
                List<String> parameters = new ArrayList<>();
                for (int i = 4; i < method.size(); i++) {
                    parameters.add(type(method.get(i)));
                }
                String modifiers = method.get(2).asText();
                signatures.add((modifiers.isEmpty() ? "" : modifiers + " ")
                        + type(method.get(3)) + " "
                        + method.get(1).asText() + "(" + String.join(", ", parameters) + ")");
            }
        }
        return signatures;
    }

    /** Returns the element of an array with this name. */
    public static JsonNode named(JsonNode array, String name) {
        return find(array, "name", name);
    }

    /** Returns a member's value of an annotation. */
    public static JsonNode value(JsonNode annotated, String annotation, String member) {
        return find(find(annotated.get("annotations"), "type", annotation).get("values"), "name", member)
                .get("value");
    }

    /**
     * Returns a type as Java source would have it, with binary names, the simple names of type-use annotations, and
     * {@code !} before a missing type.
     */
    public String type(JsonNode id) {
        JsonNode type = json.get("types").get(id.intValue());
        StringBuilder text = new StringBuilder();
        for (JsonNode annotation : type.path("annotations")) {
            String name = annotation.get("type").asText();
            text.append('@').append(name.substring(name.lastIndexOf('.') + 1)).append(' ');
        }
        switch (type.get("kind").asText()) {
            case "DECLARED" -> {
                if (type.has("outer")) {
                    text.append(type(type.get("outer"))).append('.');
                }
                text.append(json.get("declarations")
                        .get(type.get("declaration").intValue())
                        .get("binaryName")
                        .asText());
                if (type.has("arguments")) {
                    List<String> arguments = new ArrayList<>();
                    type.get("arguments").forEach(argument -> arguments.add(type(argument)));
                    text.append('<').append(String.join(", ", arguments)).append('>');
                }
            }
            case "ARRAY" -> text.append(type(type.get("component"))).append("[]");
            case "TYPEVAR" ->
                text.append(json.get("typeParameters")
                        .get(type.get("parameter").intValue())
                        .get("name")
                        .asText());
            case "WILDCARD" -> {
                text.append('?');
                for (String bound : List.of("extends", "super")) {
                    if (type.has(bound)) {
                        text.append(' ').append(bound).append(' ').append(type(type.get(bound)));
                    }
                }
            }
            case "ERROR" -> text.append('!').append(type.get("name").asText());
            default -> text.append(type.get("kind").asText());
        }
        return text.toString();
    }

    private static JsonNode find(JsonNode array, String member, String value) {
        for (JsonNode element : array) {
            if (element.get(member).asText().equals(value)) {
                return element;
            }
        }
        throw new NoSuchElementException(member + " " + value + " in " + array);
    }
}
