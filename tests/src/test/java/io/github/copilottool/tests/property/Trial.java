package io.github.copilottool.tests.property;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.util.ClassUtil;
import java.util.List;
import java.util.Set;

/**
 * What schema, handler and Jackson said of the same arguments.
 *
 * @param broken the arguments, with what was changed in them
 * @param place the Java type of the place that was changed; null where that is not known
 * @param after what was put there: of an array with elements, the last one; null where it was removed
 * @param type the Java type of that; null where it is not known
 * @param mapped whether the mapper may read that place (R5.1)
 * @param undecided whether the schema cannot say which record of a sealed type it is, or is in
 * @param objections the schema's
 * @param delivered what the tool was given, null where the handler refused
 * @param refusal the handler's text, null where it took the arguments
 * @param jackson what Jackson made of them
 */
public record Trial(
        Broken broken,
        JavaType place,
        JsonNode after,
        JavaType type,
        boolean mapped,
        boolean undecided,
        List<String> objections,
        String delivered,
        String refusal,
        Oracle.Reading jackson) {

    /** In which way the three disagree. */
    public enum Disagreement {
        /** The handler takes what Jackson cannot read. */
        JACKSON_REFUSES,
        /** Both take it, for different values. */
        OTHER_VALUE,
        /** The handler takes what its schema does not allow. */
        SCHEMA_REFUSES,
        /** Schema and Jackson take what the handler refuses. */
        HANDLER_ALONE_REFUSES,
        /** The schema allows what neither handler nor Jackson reads. */
        SCHEMA_ALONE_ACCEPTS
    }

    /** The trial of arguments that have been put to all three. */
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
        return new Trial(
                broken,
                place.type(),
                leaf,
                type,
                place.mapped(),
                Place.isUndecided(oracle, call, broken.arguments(), broken.path()),
                objections,
                delivered,
                refusal,
                call.read(broken.arguments()));
    }

    /** Null where they agree. */
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

    boolean isNumberOrBoolean() {
        return type != null && (Number.class.isAssignableFrom(boxed()) || boxed() == Boolean.class);
    }

    boolean isNowText() {
        return after != null && after.isTextual();
    }

    boolean isNowNumber() {
        return after != null && after.isNumber();
    }

    boolean isNowNull() {
        return after != null && after.isNull();
    }

    /** Whether the mapper reads the place: what is around it, or a type such as a date (R5.1). */
    boolean isReadByMapper() {
        return mapped || isScalarOfMapper() || isByCode() || type == null || isAnything() || isClass();
    }

    private boolean isClass() {
        Class<?> raw = type.getRawClass();
        return raw.getPackageName().equals(ToolSource.PACKAGE) && !raw.isRecord() && !raw.isEnum();
    }

    /** A type that Jackson reads from a string. */
    boolean isScalarOfMapper() {
        return type != null && Scalars.isText(type.getRawClass());
    }

    boolean isAnything() {
        return type != null && (isOf(Object.class) || JsonNode.class.isAssignableFrom(type.getRawClass()));
    }

    boolean isSet() {
        return place != null && Set.class.isAssignableFrom(place.getRawClass());
    }

    /** An enum or class that Jackson makes by a method or constructor of its own, or names by annotations. */
    boolean isByCode() {
        if (type == null || type.getRawClass().getName().startsWith("java.")) {
            return false;
        }
        return Place.isAnnotated(type.getRawClass());
    }

    boolean isMapOfOtherKeys() {
        JavaType map = map();
        return map != null
                && map.getKeyType().getRawClass() != String.class
                && broken.after() != null
                && broken.after().isObject();
    }

    /** The place's type where it is a map, in an Optional or not; else null. */
    private JavaType map() {
        JavaType map = place;
        while (map != null && map.isReferenceType()) {
            map = map.getContentType();
        }
        return map != null && map.isMapLikeType() ? map : null;
    }

    /** A map that a key was added to, which the refusal says a constraint of. */
    boolean isMapOfConstrainedKeys() {
        return map() != null
                && broken.after() != null
                && broken.after().isObject()
                && refusal != null
                && refusal.matches("(?s).*(characters|at least|at most|greater than|less than|match|e-mail|blank).*");
    }

    /** A place of e-mail addresses, which the schema's validator says of what was put there. */
    boolean isEmail() {
        boolean isForm = after != null && after.asText().matches("[^@]+@[a-zA-Z0-9]+([.-][a-zA-Z0-9]+)*");
        return isForm && objections.stream().allMatch(own -> own.contains("does not match the email pattern"));
    }

    /** Whether the schema objects that a value is several alternatives at once. */
    boolean isOneOfSeveral() {
        return objections.stream().anyMatch(own -> own.matches("(?s).*one and only one schema, but [2-9] are valid.*"));
    }

    /** Whether the schema objects to nothing but what is missing or breaks a constraint (R5.7). */
    boolean isRefusedForRequiredOrConstraint() {
        return !objections.isEmpty()
                && objections.stream()
                        .allMatch(
                                own -> own.matches(
                                        "(?s).*(required property|must have a|must be at (least|most)|does not match the regex).*"));
    }

    private Class<?> boxed() {
        return type.isPrimitive() ? ClassUtil.wrapperType(type.getRawClass()) : type.getRawClass();
    }
}
