package com.github.copilot.tool;

import com.github.copilot.CopilotExperimental;
import com.github.copilot.tool.reflect.LambdaTools;
import java.util.Objects;

/**
 * A parameter of a tool that a lambda makes: its type, and what {@link CopilotToolParam} says about a method's
 * parameter.
 *
 * <p>Values never change: the methods that set something return a copy with that one thing changed, checked like a new
 * one. A default makes the parameter optional:
 *
 * <pre>{@code
 * Param.of(Integer.class, "limit", "How many.").defaultValue("10")
 * }</pre>
 *
 * @param <T> the type that the argument is read as
 */
@CopilotExperimental
public final class Param<T> {
    private final Class<T> type;
    private final String name;
    private final String description;
    private final boolean required;
    private final String defaultValue;
    private final String schema;

    private Param(
            Class<T> type, String name, String description, boolean required, String defaultValue, String schema) {
        this.type = Objects.requireNonNull(type, "type");
        this.name = name;
        this.description = description;
        this.required = required;
        this.defaultValue = defaultValue == null ? "" : defaultValue;
        this.schema = schema == null ? "" : schema;
        if (name == null || name.isBlank()) {
            throw new IllegalArgumentException("The name of a parameter of type " + type.getName() + " is blank.");
        }
        if (description == null || description.isBlank()) {
            throw new IllegalArgumentException("The description of the parameter '" + name + "' is blank.");
        }
        if (required && hasDefaultValue()) {
            throw new IllegalArgumentException(
                    "The parameter '" + name
                            + "' is required and has a default: a default is for an argument that may be left out, required(false).");
        }
        LambdaTools.check(this);
    }

    /**
     * {@return a parameter that the model must give}
     *
     * @param type the type that the argument is read as
     * @param name the argument's name
     * @param description what it means, for the model
     * @param <T> the type that the argument is read as
     * @throws NullPointerException if {@code type} is null
     * @throws IllegalArgumentException if name or description is blank
     */
    public static <T> Param<T> of(Class<T> type, String name, String description) {
        return new Param<>(type, name, description, true, "", "");
    }

    /**
     * {@return a parameter}
     *
     * @param type the type that the argument is read as
     * @param name the argument's name
     * @param description what it means, for the model
     * @param required whether the model must give it
     * @param defaultValue the value if it is missing or null, written as for {@link CopilotToolParam#defaultValue};
     *     null or empty for none
     * @param <T> the type that the argument is read as
     * @throws NullPointerException if {@code type} is null
     * @throws IllegalArgumentException if name or description is blank, a required parameter has a default, or the
     *     default does not fit the type; the message names the parameter
     */
    public static <T> Param<T> of(
            Class<T> type, String name, String description, boolean required, String defaultValue) {
        return new Param<>(type, name, description, required, defaultValue, "");
    }

    /** {@return the type that the argument is read as} */
    public Class<T> type() {
        return type;
    }

    /** {@return the argument's name} */
    public String name() {
        return name;
    }

    /** {@return the meaning of the argument} */
    public String description() {
        return description;
    }

    /** {@return whether the model must give the argument} */
    public boolean required() {
        return required;
    }

    /** {@return the value that is used if the argument is missing or null; empty for none} */
    public String defaultValue() {
        return defaultValue;
    }

    /** {@return whether there is a default} */
    public boolean hasDefaultValue() {
        return !defaultValue.isEmpty();
    }

    /** {@return a JSON Schema in place of the one that the type gives; empty for none} */
    public String schema() {
        return schema;
    }

    /**
     * {@return a copy with another name}
     *
     * @param value the name
     * @throws IllegalArgumentException if it is blank
     */
    public Param<T> name(String value) {
        return new Param<>(type, value, description, required, defaultValue, schema);
    }

    /**
     * {@return a copy with another description}
     *
     * @param value the description
     * @throws IllegalArgumentException if it is blank
     */
    public Param<T> description(String value) {
        return new Param<>(type, name, value, required, defaultValue, schema);
    }

    /**
     * {@return a copy that is required or optional} An optional parameter without a default is null if it is missing.
     *
     * @param value true if the model must give the argument
     * @throws IllegalArgumentException if it is required and there is a default
     */
    public Param<T> required(boolean value) {
        return new Param<>(type, name, description, value, defaultValue, schema);
    }

    /**
     * {@return a copy with another default} A default makes the copy optional; without one, the copy is required if
     * this parameter is.
     *
     * @param value the default's text, written as for {@link CopilotToolParam#defaultValue}; null or empty for none
     * @throws IllegalArgumentException if this has a schema, or the default does not fit the type
     */
    public Param<T> defaultValue(String value) {
        boolean isNone = value == null || value.isEmpty();
        return new Param<>(type, name, description, required && isNone, value, schema);
    }

    /**
     * {@return a copy with another schema}
     *
     * @param value a JSON object; null or empty for the schema that the type gives
     * @throws IllegalArgumentException if it is not a JSON object, or this has a default
     */
    public Param<T> schema(String value) {
        return new Param<>(type, name, description, required, defaultValue, value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Param<?> that
                && type == that.type
                && name.equals(that.name)
                && description.equals(that.description)
                && required == that.required
                && defaultValue.equals(that.defaultValue)
                && schema.equals(that.schema);
    }

    @Override
    public int hashCode() {
        return Objects.hash(type, name, description, required, defaultValue, schema);
    }

    @Override
    public String toString() {
        return "Param[" + type.getTypeName() + " " + name + (required ? ", required" : "")
                + (hasDefaultValue() ? ", default " + defaultValue : "") + "]";
    }
}
