package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.github.copilot.tool.runtime.Rules;
import com.github.copilot.tool.runtime.Rules.ValueReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Defaults (SPEC R4.6): from text to JSON of the parameter's type, which the parameter's own reader has accepted. */
final class Defaults {
    /** A JSON number, which may have leading zeros (R4.6). */
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?");

    /** The most digits that an integer argument may have, too. */
    private static final int MOST_DIGITS = 100_000;

    private static final int SHOWN = 60;

    private final Shapes shapes;

    Defaults(Shapes shapes) {
        this.shapes = shapes;
    }

    /**
     * The default as JSON of the type.
     *
     * @param use the parameter's type
     * @param text the default as written
     * @param parameter the parameter's name, for messages
     * @param reader the parameter's reader
     * @return a value that the reader takes
     * @throws UnusableTool if the text does not fit the type or breaks a constraint (R7.8)
     */
    Object read(Use use, String text, String parameter, ValueReader reader) {
        String shown = text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text;
        String about = "The default \"" + shown + "\" of the parameter '" + parameter + "' does not fit: ";
        Object value;
        try {
            value = value(use, text);
        } catch (Misfit misfit) {
            throw new UnusableTool(about + "it must be " + misfit.getMessage() + ".");
        }
        try {
            reader.read(value, parameter);
        } catch (RuntimeException refused) {
            // Anything else is a fault of the tool, as a pattern that is none, and told when it is called.
            String problem = Rules.refusalText(refused);
            if (problem != null) {
                throw new UnusableTool(about + problem);
            }
        }
        return value;
    }

    /** The text is no value of the type; the message follows "must be". */
    private static final class Misfit extends Exception {
        private static final long serialVersionUID = 1L;

        Misfit(String expected) {
            super(expected, null, false, false);
        }
    }

    private Object value(Use use, String text) throws Misfit {
        Shape shape = shapes.of(use);
        if (shape instanceof Shape.OptionalOf optional) {
            return value(optional.inner(), text);
        }
        if (shape instanceof Shape.OptionalNumber optional) {
            return scalar(optional.inner(), text);
        }
        if (shape instanceof Shape.Scalar scalar) {
            return scalar(scalar, text);
        }
        if (shape instanceof Shape.EnumOf constants) {
            return wire(constants.constants(), text)
                    .orElseThrow(() -> new Misfit("one of "
                            + String.join(
                                    ", ",
                                    constants.constants().stream()
                                            .map(Shape.Constant::wire)
                                            .toList())));
        }
        if (isText(shape) || shape instanceof Shape.Delegate delegate && isText(shapes.of(delegate.inner()))) {
            return text;
        }
        try {
            return named(use, JsonText.read(text));
        } catch (JsonProcessingException fault) {
            throw new Misfit("JSON text, but " + JsonText.problem(fault));
        }
    }

    /** The value with each enum constant in it under the name that the schema shows. */
    private Object named(Use use, Object value) {
        Shape shape = shapes.inner(use);
        if (shape instanceof Shape.EnumOf constants && value instanceof String text) {
            return wire(constants.constants(), text).orElse(text);
        }
        if (value instanceof List<?> elements) {
            Use element = shape instanceof Shape.ArrayOf array
                    ? array.component()
                    : shape instanceof Shape.CollectionOf collection ? collection.element() : Use.OBJECT;
            List<Object> result = new ArrayList<>();
            elements.forEach(each -> result.add(named(element, each)));
            return result;
        }
        if (value instanceof Map<?, ?> members) {
            Map<String, Object> result = new LinkedHashMap<>();
            members.forEach((name, each) -> add((String) name, each, shape, result));
            return result;
        }
        return value;
    }

    private void add(String name, Object value, Shape shape, Map<String, Object> members) {
        if (shape instanceof Shape.MapOf map) {
            boolean isConstant = map.key() != null && shapes.of(map.key()) instanceof Shape.EnumOf;
            members.put(isConstant ? (String) named(map.key(), name) : name, named(map.value(), value));
            return;
        }
        List<Shape.Property> properties = shape instanceof Shape.ObjectOf object ? object.properties() : List.of();
        Use use = properties.stream()
                .filter(each -> each.name().equals(name) || each.aliases().contains(name))
                .map(Shape.Property::use)
                .findFirst()
                .orElse(Use.OBJECT);
        members.put(name, named(use, value));
    }

    private static boolean isText(Shape shape) {
        return shape instanceof Shape.Text text && text.jsonType().equals("string")
                || shape instanceof Shape.Scalar scalar && scalar.jsonType().equals("string");
    }

    private static Object scalar(Shape.Scalar scalar, String text) throws Misfit {
        switch (scalar.jsonType()) {
            case "integer" -> {
                return Numbers.json(integer(number(text, "an integer")));
            }
            case "number" -> {
                BigDecimal number = number(text, "a finite decimal number");
                // Binary floats have a zero of each sign; a decimal has one.
                boolean isBinary = scalar.type() == double.class
                        || scalar.type() == Double.class
                        || scalar.type() == float.class
                        || scalar.type() == Float.class;
                return isBinary && number.signum() == 0 && text.startsWith("-") ? -0.0 : Numbers.json(number);
            }
            case "boolean" -> {
                if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
                    throw new Misfit("true or false");
                }
                return text.equalsIgnoreCase("true");
            }
            default -> {
                return text;
            }
        }
    }

    private static BigDecimal number(String text, String expected) throws Misfit {
        if (!NUMBER.matcher(text).matches()) {
            throw new Misfit(expected);
        }
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException beyond) {
            throw new Misfit("a number with a smaller exponent");
        }
    }

    private static BigInteger integer(BigDecimal number) throws Misfit {
        // Written out, an integer with a large exponent would fill the memory.
        if ((long) number.precision() - number.scale() > MOST_DIGITS) {
            throw new Misfit("an integer of at most " + MOST_DIGITS + " digits");
        }
        try {
            return number.toBigIntegerExact();
        } catch (ArithmeticException fraction) {
            throw new Misfit("an integer");
        }
    }

    // By the name in JSON before the one in Java.
    private static Optional<String> wire(List<Shape.Constant> constants, String text) {
        Optional<Shape.Constant> named =
                constants.stream().filter(each -> each.wire().equals(text)).findFirst();
        return named.or(() -> constants.stream()
                        .filter(each -> each.java().equals(text))
                        .findFirst())
                .map(Shape.Constant::wire);
    }
}
