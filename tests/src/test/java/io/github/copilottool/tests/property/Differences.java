package io.github.copilottool.tests.property;

import static io.github.copilottool.tests.property.Trial.Disagreement.HANDLER_ALONE_REFUSES;
import static io.github.copilottool.tests.property.Trial.Disagreement.JACKSON_REFUSES;
import static io.github.copilottool.tests.property.Trial.Disagreement.OTHER_VALUE;
import static io.github.copilottool.tests.property.Trial.Disagreement.SCHEMA_ALONE_ACCEPTS;
import static io.github.copilottool.tests.property.Trial.Disagreement.SCHEMA_REFUSES;

import io.github.copilottool.tests.property.Trial.Disagreement;
import java.time.Year;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Where schema, handler and Jackson differ on purpose. */
public final class Differences {
    /**
     * A difference on purpose.
     *
     * @param name what the counts call it
     * @param reason the rule that wants it so
     * @param disagreements in which ways
     * @param met whether a trial is a case of it
     */
    public record Difference(String name, String reason, Set<Disagreement> disagreements, Predicate<Trial> met) {}

    private static final List<Difference> ALL = List.of(
            new Difference(
                    "text for a number",
                    "R5.2: a string that holds a JSON number, \"true\" or \"false\" is taken for one; Jackson's rules for"
                            + " such strings are others, and the schema does not say so",
                    EnumSet.of(JACKSON_REFUSES, SCHEMA_REFUSES, HANDLER_ALONE_REFUSES),
                    trial -> trial.isNumberOrBoolean() && trial.isNowText()),
            new Difference(
                    "null for what may be left out",
                    "R4.7: null counts as missing; the schema has no null",
                    EnumSet.of(SCHEMA_REFUSES),
                    trial -> !trial.mapped() && trial.isNowNull()),
            new Difference(
                    "alias",
                    "R7.7: aliases are read, never shown",
                    EnumSet.of(SCHEMA_REFUSES),
                    trial -> trial.broken().alias() != null),
            new Difference(
                    "Jackson's coercions",
                    "R5.2: in what the mapper reads Jackson's coercions hold; what is required and constrained there is"
                            + " checked before (R5.7)",
                    EnumSet.of(SCHEMA_REFUSES),
                    trial -> trial.isReadByMapper()
                            && !trial.broken().path().isEmpty()
                            && !trial.isRefusedForRequiredOrConstraint()),
            new Difference(
                    "whole numbers",
                    "R5.1: a whole floating number goes to the mapper as an integer, so text made of it has no \".0\", and"
                            + " what takes integers alone takes it, what takes no large ones refuses it",
                    EnumSet.of(OTHER_VALUE, JACKSON_REFUSES, HANDLER_ALONE_REFUSES),
                    trial -> trial.isReadByMapper()
                            && trial.after() != null
                            && trial.after().isDouble()),
            new Difference(
                    "range of a number",
                    "R5.2: the schema of an integer has no range, and what overflows a float is out of range",
                    EnumSet.of(SCHEMA_ALONE_ACCEPTS, HANDLER_ALONE_REFUSES),
                    trial -> (trial.isNumberOrBoolean() || trial.isOf(Year.class)) && trial.isNowNumber()),
            new Difference(
                    "one character",
                    "R7.3: the schema of a char is that of any string",
                    EnumSet.of(SCHEMA_ALONE_ACCEPTS, HANDLER_ALONE_REFUSES),
                    trial -> trial.isOf(char.class, Character.class) && trial.isNowText()),
            new Difference(
                    "text of a certain form",
                    "R7.3: JSON Schema has no format for most types that are read from strings",
                    EnumSet.of(SCHEMA_ALONE_ACCEPTS),
                    trial -> trial.isScalarOfMapper() && trial.isNowText()),
            new Difference(
                    "text that Jackson reads as null",
                    "R5.3: no null reaches the tool, nor does one that stands for \"\"",
                    EnumSet.of(HANDLER_ALONE_REFUSES),
                    trial -> trial.isNowText() && trial.after().asText().isBlank()),
            new Difference(
                    "number in a text",
                    "R7.7: @JsonFormat makes a number a string, of any form",
                    EnumSet.of(SCHEMA_ALONE_ACCEPTS),
                    trial -> trial.mapped() && trial.isNumberOrBoolean() && trial.isNowText()),
            new Difference(
                    "values by code",
                    "R7.7: what a creator takes and the values of an enum that names them by code are not known",
                    EnumSet.of(SCHEMA_ALONE_ACCEPTS),
                    trial -> trial.isByCode()),
            new Difference(
                    "keys of a map",
                    "R7.3: the schema says nothing of keys",
                    EnumSet.of(SCHEMA_ALONE_ACCEPTS, HANDLER_ALONE_REFUSES),
                    trial -> trial.isMapOfOtherKeys()),
            new Difference(
                    "constraints on keys",
                    "R7.8: they are enforced, and the schema says nothing of keys",
                    EnumSet.of(HANDLER_ALONE_REFUSES),
                    trial -> trial.isMapOfConstrainedKeys()),
            new Difference(
                    "null where anything goes",
                    "R5.3: null is no argument, whatever its type; the schema {} allows it",
                    EnumSet.of(HANDLER_ALONE_REFUSES),
                    trial -> trial.isAnything() && trial.isNowNull()),
            new Difference(
                    "domain of an e-mail address",
                    "R7.8: @Email looks at an address's form, as RFC 5321 has it; the validator's format knows which"
                            + " top-level domains there are",
                    EnumSet.of(SCHEMA_REFUSES),
                    trial -> trial.isEmail() && trial.isNowText()),
            new Difference(
                    "object for a text",
                    "R5.1: each argument is read by itself; Jackson 2.20 takes a text out of an object, goes on inside it"
                            + " and misses what follows",
                    EnumSet.of(OTHER_VALUE),
                    trial -> !trial.objections().isEmpty()
                            && trial.after() != null
                            && trial.after().isObject()
                            && trial.broken().before().isTextual()),
            new Difference(
                    "record of a sealed type",
                    "R7.12: all that came must be properties of one record; the schemas of the records allow others",
                    EnumSet.of(SCHEMA_ALONE_ACCEPTS),
                    Trial::undecided),
            new Difference(
                    "null in a record of a sealed type",
                    "R5.3: null is no argument, and Jackson takes it; R7.12: the schema of another record allows all"
                            + " properties, with any values",
                    EnumSet.of(HANDLER_ALONE_REFUSES),
                    trial -> trial.undecided() && trial.isNowNull()),
            new Difference(
                    "records that overlap",
                    "R7.12: an object with more properties than a record has is not that record; its schema allows them, so"
                            + " that oneOf finds two",
                    EnumSet.of(SCHEMA_REFUSES),
                    Trial::isOneOfSeveral),
            new Difference(
                    "size of a set",
                    "R7.8: the elements that a set is left with count, the schema counts all",
                    EnumSet.of(SCHEMA_REFUSES),
                    trial -> trial.isSet()));

    private Differences() {}

    /** The difference that a trial is a case of, if it is of any. */
    public static Optional<Difference> of(Trial trial) {
        Disagreement disagreement = trial.disagreement();
        return ALL.stream()
                .filter(one -> one.disagreements.contains(disagreement) && one.met.test(trial))
                .findFirst();
    }
}
