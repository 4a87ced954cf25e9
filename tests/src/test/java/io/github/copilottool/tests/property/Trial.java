package io.github.copilottool.tests.property;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.util.ClassUtil;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The results of schema, handler and Jackson for the same arguments.
 *
 * @param broken the arguments, and the change in them
 * @param around the Java type of the value that contains the changed place; null if it is unknown, or all arguments
 * @param place the Java type of the changed place; null if it is unknown
 * @param after the value that was put there, or the last element of it if it is a collection; null if the value was
 * removed
 * @param type the Java type of {@code after}; null if it is unknown
 * @param taken the type that a delegating creator of {@code type} takes; otherwise {@code type}
 * @param mapped whether the mapper may read that place (R5.1)
 * @param undecided whether the place is, or is inside, a value of a sealed type whose record the schema cannot
 * determine
 * @param objections the schema's errors
 * @param delivered the arguments that the tool received; null if the handler refused
 * @param refusal the handler's text; null if it accepted the arguments
 * @param jackson the result of reading the arguments with Jackson
 */
public record Trial(
        Broken broken,
        JavaType around,
        JavaType place,
        JsonNode after,
        JavaType type,
        JavaType taken,
        boolean mapped,
        boolean undecided,
        List<String> objections,
        String delivered,
        String refusal,
        Oracle.Reading jackson) {

    /** The ways in which schema, handler and Jackson can disagree. */
    public enum Disagreement {
        /** The handler accepts a value that Jackson cannot read. */
        JACKSON_REFUSES,
        /** Both accept it, with different results. */
        OTHER_VALUE,
        /** The handler accepts a value that its schema does not allow. */
        SCHEMA_REFUSES,
        /** Schema and Jackson accept a value that the handler refuses. */
        HANDLER_ALONE_REFUSES,
        /** The schema allows a value that neither handler nor Jackson can read. */
        SCHEMA_ALONE_ACCEPTS
    }

    /**
     * Returns the trial of arguments that schema and handler have already checked, and lets Jackson read them.
     */
    public static Trial of(
            Oracle oracle, ToolCall call, Broken broken, List<String> objections, String delivered, String refusal) {
        Place place = Place.at(oracle, call, broken.arguments(), broken.path());
        JavaType type = place.type();
        JsonNode leaf = broken.after();
        while (type != null
                && (type.isContainerType() || type.isReferenceType() || type.getRawClass() == Iterable.class)) {
            if (!type.isReferenceType()) {
                boolean fits =
                        leaf != null && (type.isMapLikeType() ? leaf.isObject() : leaf.isArray()) && leaf.size() > 0;
                if (!fits || type.getRawClass() == byte[].class) {
                    break;
                }
                leaf = last(leaf);
            }
            type = type.getContentType() == null ? type.containedType(0) : type.getContentType();
        }
        List<String> path = broken.path();
        return new Trial(
                broken,
                path.isEmpty()
                        ? null
                        : Place.at(oracle, call, broken.arguments(), path.subList(0, path.size() - 1))
                                .type(),
                place.type(),
                leaf,
                type,
                taken(oracle, type),
                place.mapped(),
                Place.isUndecided(oracle, call, broken.arguments(), broken.path()),
                objections,
                delivered,
                refusal,
                call.read(broken.arguments()));
    }

    private static JavaType taken(Oracle oracle, JavaType type) {
        JacksonProperties properties = new JacksonProperties(oracle.config());
        JavaType taken = type;
        for (JavaType next = type; next != null; next = properties.delegate(oracle, next)) {
            taken = next;
        }
        return taken;
    }

    /** Returns the disagreement, or null if they agree. */
    public Disagreement disagreement() {
        boolean read = jackson.refusal() == null;
        boolean allowed = objections.isEmpty();
        if (refusal == null) {
            if (!read) {
                return Disagreement.JACKSON_REFUSES;
            }
            if (!delivered.equals(jackson.value())) {
                return Disagreement.OTHER_VALUE;
            }
            return allowed ? null : Disagreement.SCHEMA_REFUSES;
        }
        if (!allowed) {
            return null;
        }
        return read ? Disagreement.HANDLER_ALONE_REFUSES : Disagreement.SCHEMA_ALONE_ACCEPTS;
    }

    private static JsonNode last(JsonNode container) {
        JsonNode last = null;
        for (JsonNode element : container) {
            last = element;
        }
        return last;
    }

    boolean isOf(Class<?>... types) {
        return type != null && List.of(types).contains(type.getRawClass());
    }

    /** Whether the value, or what a creator takes as the whole value, is of a type. */
    boolean isTaken(Class<?> type) {
        return taken != null && taken.hasRawClass(type);
    }

    /** Whether the value is a number or boolean, or a creator takes one as the whole value. */
    boolean isNumberOrBoolean() {
        return taken != null && (Number.class.isAssignableFrom(boxed()) || boxed() == Boolean.class);
    }

    /** Whether the place is a property, and not an element of a collection or a member of a map. */
    boolean isProperty() {
        return around == null || !around.isContainerType() && around.getRawClass() != Iterable.class;
    }

    boolean isNowText() {
        return after != null && after.isTextual();
    }

    /** Whether the value is now a text in which a regular expression finds something. */
    boolean isNowTextWith(String found) {
        return isNowText() && Pattern.compile(found).matcher(after.textValue()).find();
    }

    boolean isNowNumber() {
        return after != null && after.isNumber();
    }

    /** Whether Jackson refuses a number since no creator takes numbers of its class. */
    boolean isRefusedForNumbersClass() {
        return jackson.refusal() != null
                && jackson.refusal().contains("-argument constructor/factory method to deserialize from Number value");
    }

    boolean isNowNull() {
        return after != null && after.isNull();
    }

    /** Whether Jackson reads the type, or what a creator takes as the whole value, from a string. */
    boolean isScalarOfMapper() {
        return taken != null && Scalars.isText(taken.getRawClass());
    }

    boolean isAnything() {
        return taken != null
                && (taken.getRawClass() == Object.class || JsonNode.class.isAssignableFrom(taken.getRawClass()));
    }

    boolean isSet() {
        return place != null && Set.class.isAssignableFrom(place.getRawClass());
    }

    /** Whether Jackson makes the enum or class by a method or constructor of its own, or by names in annotations. */
    boolean isByCode() {
        if (type == null || type.getRawClass().getName().startsWith("java.")) {
            return false;
        }
        return Place.isAnnotated(type.getRawClass());
    }

    /** Whether a method gives the constants of the enum numbers. */
    boolean isEnumOfNumbers() {
        return type != null
                && type.isEnumType()
                && Stream.of(type.getRawClass().getDeclaredMethods())
                        .anyMatch(own -> own.isAnnotationPresent(JsonValue.class)
                                && ClassUtil.primitiveType(own.getReturnType()) != null);
    }

    boolean isMapOfOtherKeys() {
        JavaType map = map();
        return map != null
                && map.getKeyType().getRawClass() != String.class
                && broken.after() != null
                && broken.after().isObject();
    }

    /** Returns the place's type if it is a map or an Optional of one, else null. */
    private JavaType map() {
        JavaType map = place;
        while (map != null && map.isReferenceType()) {
            map = map.getContentType();
        }
        return map != null && map.isMapLikeType() ? map : null;
    }

    /** Whether the place is a map in which a key was added, and the refusal may be about a constraint. */
    boolean isMapOfConstrainedKeys() {
        return map() != null && broken.after() != null && broken.after().isObject() && isRefusedForConstraint();
    }

    /** Whether the handler refuses a key, and the refusal may be about a constraint. */
    boolean isRefusedForConstrainedKey() {
        return isRefusedForConstraint() && refusal.matches("(?s).*the key \\\\\".*\\\\\" of argument .*");
    }

    private boolean isRefusedForConstraint() {
        return refusal != null
                && refusal.matches(
                        "(?s).*(characters|at least|at most|greater than|less than|match|email address|blank).*");
    }

    /** Whether the schema's validator only objects to the form of an e-mail address. */
    boolean isEmail() {
        boolean isForm = after != null && after.asText().matches("[^@]+@[a-zA-Z0-9]+([.-][a-zA-Z0-9]+)*");
        return isForm && objections.stream().allMatch(own -> own.contains("does not match the email pattern"));
    }

    /** Whether the schema objects that several alternatives accept a value. */
    boolean isOneOfSeveral() {
        return objections.stream().anyMatch(own -> own.matches("(?s).*one and only one schema, but [2-9] are valid.*"));
    }

    /** Whether the place is, or is in, a value whose type Jackson deduces, and the schema objects to names in it. */
    boolean isUnknownInDeducedType() {
        JavaType inside = around;
        while (inside != null && inside.isReferenceType()) {
            inside = inside.getContentType();
        }
        boolean isDeduced = Stream.of(Optional.ofNullable(inside), Optional.ofNullable(taken))
                .flatMap(Optional::stream)
                .flatMap(each -> Place.typeInfo(each.getRawClass()).stream())
                .anyMatch(info -> info.use() == JsonTypeInfo.Id.DEDUCTION);
        return isDeduced && objections.stream().anyMatch(own -> own.contains("does not allow additional properties"));
    }

    /** Whether the handler refuses a text of the letter a, one as a key, or a zero: they are made up for any value. */
    boolean isRefusedForMadeUpText() {
        return refusal != null
                && refusal.matches(
                        "(?s).*(must be (one of )?-?[0-9][-0-9., ]* but was 0|but was \\\\\"a*\\\\\"|the key \\\\\"a+\\\\\" of|but was \\{\\\\\"a+\\\\\":).*");
    }

    /** Whether the handler refuses an empty or blank text, at the changed place or in the value there. */
    boolean isRefusedForBlankText() {
        return refusal != null && refusal.matches("(?s).*but was \\\\\"\\s*\\\\\".*");
    }

    /** Whether code of the tool class's own types refuses a value. */
    boolean isRefusedByOwnCode() {
        return refusal != null && refusal.contains("the tool's own checks refused what was given");
    }

    private Class<?> boxed() {
        return taken.isPrimitive() ? ClassUtil.wrapperType(taken.getRawClass()) : taken.getRawClass();
    }
}
