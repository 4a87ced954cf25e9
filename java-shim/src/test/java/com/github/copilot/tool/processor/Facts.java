package com.github.copilot.tool.processor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.TreeSet;

/** A request, read back. */
public record Facts(JsonNode json) {
    /** The tool class's declaration. */
    public JsonNode toolClass() {
        return json.get("declarations").get(json.get("toolClass").intValue());
    }

    /** The declaration of a binary name. */
    public JsonNode declaration(String binaryName) {
        return find(json.get("declarations"), "binaryName", binaryName);
    }

    /** Whether there is such a declaration. */
    public boolean names(String binaryName) {
        for (JsonNode declaration : json.get("declarations")) {
            if (declaration.get("binaryName").asText().equals(binaryName)) {
                return true;
            }
        }
        return false;
    }

    /** The binary names of all declarations whose members were looked at, in alphabetical order. */
    public List<String> described() {
        TreeSet<String> names = new TreeSet<>();
        for (JsonNode declaration : json.get("declarations")) {
            if (declaration.path("described").asBoolean()) {
                names.add(declaration.get("binaryName").asText());
            }
        }
        return List.copyOf(names);
    }

    /** The method of this name that the tool class declares. */
    public JsonNode method(String name) {
        return find(toolClass().path("methods"), "name", name);
    }

    /** The parameter of this number of a method of the tool class. */
    public JsonNode parameter(String method, int index) {
        return method(method).get("parameters").get(index);
    }

    /** The names of what is in this array of a declaration. */
    public static List<String> names(JsonNode declaration, String array) {
        List<String> names = new ArrayList<>();
        declaration.path(array).forEach(member -> names.add(member.get("name").asText()));
        return names;
    }

    /** The element of an array that has this name. */
    public static JsonNode named(JsonNode array, String name) {
        return find(array, "name", name);
    }

    /** A member's value of an annotation on what is given. */
    public static JsonNode value(JsonNode annotated, String annotation, String member) {
        return find(find(annotated.get("annotations"), "type", annotation).get("values"), "name", member)
                .get("value");
    }

    /** A type as Java would write it, with binary names, type-use annotations' simple names and {@code !} for missing. */
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
