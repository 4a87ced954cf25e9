package io.github.copilottool.tests.property;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.ClassUtil;
import io.github.copilottool.tests.generator.ToolSource;
import java.util.List;
import java.util.Set;

/**
 * The results of schema, handler and Jackson for the same arguments.
 *
 * @param broken the arguments, and the change in them
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
 * @param isSentReadByJackson whether the arguments were sent with a structure as text, and Jackson makes of the text
 * itself what the tool received
 */
public record Trial(
        Broken broken,
        JavaType place,
        JsonNode after,
        JavaType type,
        JavaType taken,
        boolean mapped,
        boolean undecided,
        List<String> objections,
        String delivered,
        String refusal,
        Oracle.Reading jackson,
        boolean isSentReadByJackson) {

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
     *
     * @param sent the arguments as they were sent, which can have a structure as text
     */
    public static Trial of(
            Oracle oracle,
            ToolCall call,
            Broken broken,
            ObjectNode sent,
            List<String> objections,
            String delivered,
            String refusal) {
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
                taken(oracle, type),
                place.mapped(),
                Place.isUndecided(oracle, call, broken.arguments(), broken.path()),
                objections,
                delivered,
                refusal,
                call.read(broken.arguments()),
                !sent.equals(broken.arguments())
                        && delivered != null
                        && delivered.equals(call.read(sent).value()));
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

    /** Whether the mapper reads the value at the place, itself or with a value around it (R5.1). */
    boolean isReadByMapper() {
        return mapped || isScalarOfMapper() || isByCode() || type == null || isAnything() || isClass();
    }

    private boolean isClass() {
        Class<?> raw = type.getRawClass();
        return raw.getPackageName().equals(ToolSource.PACKAGE) && !raw.isRecord() && !raw.isEnum();
    }

    /** Whether Jackson reads the type from a string. */
    boolean isScalarOfMapper() {
        return type != null && Scalars.isText(type.getRawClass());
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

    /** Whether the schema's only errors are missing properties and constraints (R5.7). */
    boolean isRefusedForRequiredOrConstraint() {
        return !objections.isEmpty()
                && objections.stream()
                        .allMatch(
                                own -> own.matches(
                                        "(?s).*(required property|must have a|must be at (least|most)|does not match the regex).*"));
    }

    /** Whether the handler refuses a text of the letter a, one as a key, or a zero: they are made up for any value. */
    boolean isRefusedForMadeUpText() {
        return refusal != null
                && refusal.matches(
                        "(?s).*(must be (one of )?-?[0-9][-0-9., ]* but was 0|but was \\\\\"a*\\\\\"|the key \\\\\"a+\\\\\" of|but was \\{\\\\\"a+\\\\\":).*");
    }

    /** Whether the place has a text with blanks around it, or of blanks only. */
    boolean isNowTextWithBlanks() {
        return isNowText()
                && (after.textValue().isBlank()
                        || !after.textValue().equals(after.textValue().trim()));
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
        return type.isPrimitive() ? ClassUtil.wrapperType(type.getRawClass()) : type.getRawClass();
    }
}
