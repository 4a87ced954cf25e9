package io.github.copilottool.tests.property;

import static io.github.copilottool.tests.property.Trial.Disagreement.HANDLER_ALONE_REFUSES;
import static io.github.copilottool.tests.property.Trial.Disagreement.JACKSON_REFUSES;
import static io.github.copilottool.tests.property.Trial.Disagreement.SCHEMA_ALONE_ACCEPTS;
import static io.github.copilottool.tests.property.Trial.Disagreement.SCHEMA_REFUSES;

import io.github.copilottool.tests.property.Trial.Disagreement;
import java.time.Duration;
import java.time.Year;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Intended differences between schema, handler and Jackson. */
public final class Differences {
    /**
     * An intended difference.
     *
     * @param name its name in the counts
     * @param reason the rule that requires it
     * @param disagreements the disagreements that it explains
     * @param met whether it explains a trial
     */
    public record Difference(String name, String reason, Set<Disagreement> disagreements, Predicate<Trial> met) {}

    private static final List<Difference> ALL = List.of(
            new Difference(
                    "text for a number",
                    "R5.2: a string with a JSON number, \"true\" or \"false\" is read as that; Jackson has other rules for"
                            + " such strings, and the schema does not allow them",
                    EnumSet.of(JACKSON_REFUSES, SCHEMA_REFUSES, HANDLER_ALONE_REFUSES),
                    trial -> (trial.isNumberOrBoolean() || trial.isOf(Year.class) || trial.isEnumOfNumbers())
                            && trial.isNowText()),
            new Difference(
                    "null for what may be left out",
                    "R4.7: null counts as missing; the schema has no null",
                    EnumSet.of(SCHEMA_REFUSES),
                    trial -> trial.isProperty() && trial.isNowNull()),
            new Difference(
                    "alias",
                    "R7.7: aliases are read, never shown",
                    EnumSet.of(SCHEMA_REFUSES),
                    trial -> trial.broken().alias() != null),
            new Difference(
                    "text in another form",
                    "R5.2: Jackson judges the texts of types that it reads from strings, and reads more than their formats",
                    EnumSet.of(SCHEMA_REFUSES),
                    trial -> trial.isScalarOfMapper() && trial.isNowText()),
            new Difference(
                    "number of seconds",
                    "R5.2: the number that a result writes for a Duration is read; the schema shows only its text",
                    EnumSet.of(SCHEMA_REFUSES),
                    trial -> trial.isTaken(Duration.class) && trial.isNowNumber()),
            new Difference(
                    "padding inside base64",
                    "R5.2: base64 has its padding at the end only; Jackson reads on after it",
                    EnumSet.of(HANDLER_ALONE_REFUSES),
                    trial -> trial.isTaken(byte[].class) && trial.isNowTextWith("=\\s*[^=\\s]")),
            new Difference(
                    "white space around a text",
                    "R5.9: a text has the form of its type, without white space around it, which Jackson drops",
                    EnumSet.of(HANDLER_ALONE_REFUSES),
                    trial -> trial.isScalarOfMapper() && trial.isNowTextWith("^\\s|\\s$")),
            new Difference(
                    "class of a number",
                    "R5.2: only the number's value matters; Jackson reads no Year from 5.0, and calls a creator only if it"
                            + " takes the class of number that it made of the JSON",
                    EnumSet.of(JACKSON_REFUSES),
                    trial -> trial.isNowNumber() && (trial.isOf(Year.class) || trial.isRefusedForNumbersClass())),
            new Difference(
                    "range of a number",
                    "R5.2: the schema of an integer has no range, and a number that overflows a float is out of range",
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
                    "made-up text elsewhere",
                    "R7.3: the values that are made of the schema have \"a\" wherever it allows any text",
                    EnumSet.of(SCHEMA_ALONE_ACCEPTS),
                    Trial::isRefusedForMadeUpText),
            new Difference(
                    "the user's own checks",
                    "R5.6: a constructor or creator may refuse any value",
                    EnumSet.of(SCHEMA_ALONE_ACCEPTS),
                    Trial::isRefusedByOwnCode),
            new Difference(
                    "text that Jackson reads as null",
                    "R5.3: no null reaches the tool, not even one that Jackson makes of \"\"",
                    EnumSet.of(HANDLER_ALONE_REFUSES),
                    Trial::isRefusedForBlankText),
            new Difference(
                    "number in a text",
                    "R7.7: @JsonFormat makes a number a string, of any form",
                    EnumSet.of(SCHEMA_ALONE_ACCEPTS),
                    trial -> trial.mapped() && trial.isNumberOrBoolean() && trial.isNowText()),
            new Difference(
                    "values by code",
                    "R7.7: the values that a creator accepts are unknown, and so are those of an enum that computes them",
                    EnumSet.of(SCHEMA_ALONE_ACCEPTS),
                    trial -> trial.isByCode()),
            new Difference(
                    "keys of a map",
                    "R7.3: the schema does not describe keys",
                    EnumSet.of(SCHEMA_ALONE_ACCEPTS, HANDLER_ALONE_REFUSES),
                    trial -> trial.isMapOfOtherKeys()),
            new Difference(
                    "constraints on keys",
                    "R7.8: they are enforced, and the schema does not describe keys",
                    EnumSet.of(HANDLER_ALONE_REFUSES),
                    trial -> trial.isMapOfConstrainedKeys() || trial.isRefusedForConstrainedKey()),
            new Difference(
                    "null where anything goes",
                    "R5.3: null is no argument, whatever its type; the schema {} allows it",
                    EnumSet.of(HANDLER_ALONE_REFUSES),
                    trial -> trial.isAnything()
                            && trial.isNowNull()
                            && trial.broken().path().size() == 1),
            new Difference(
                    "domain of an e-mail address",
                    "R7.8: @Email checks an address's form by RFC 5321; the validator's format also checks the top-level"
                            + " domain",
                    EnumSet.of(SCHEMA_REFUSES),
                    trial -> trial.isEmail() && trial.isNowText()),
            new Difference(
                    "record of a sealed type",
                    "R7.12: all members must be properties of one record; the schemas of the records allow others",
                    EnumSet.of(SCHEMA_ALONE_ACCEPTS),
                    Trial::undecided),
            new Difference(
                    "null in a record of a sealed type",
                    "R5.3: null is no argument, but Jackson reads it; R7.12: the schema of another record allows all"
                            + " properties, with any values",
                    EnumSet.of(HANDLER_ALONE_REFUSES),
                    trial -> trial.undecided() && trial.isNowNull()),
            new Difference(
                    "unknown name in a deduced type",
                    "R5.3: an unknown name alone is not an error; the schemas of deduced types allow none, so that they"
                            + " exclude each other (R7.7)",
                    EnumSet.of(SCHEMA_REFUSES),
                    Trial::isUnknownInDeducedType),
            new Difference(
                    "records that overlap",
                    "R7.12: an object with more properties than a record has is not that record; its schema allows them, so"
                            + " that oneOf finds two",
                    EnumSet.of(SCHEMA_REFUSES),
                    Trial::isOneOfSeveral),
            new Difference(
                    "size of a set",
                    "R7.8: a set's equal elements count once; the schema counts all",
                    EnumSet.of(SCHEMA_REFUSES),
                    trial -> trial.isSet()));

    private Differences() {}

    /** Returns the difference that explains a trial, if there is one. */
    public static Optional<Difference> of(Trial trial) {
        Disagreement disagreement = trial.disagreement();
        return ALL.stream()
                .filter(one -> one.disagreements.contains(disagreement) && one.met.test(trial))
                .findFirst();
    }
}
