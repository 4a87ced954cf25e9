package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.Year;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The tools that {@link BothWaysTest} tries. Each shows what it was given. */
@SuppressWarnings({"rawtypes", "unused"})
class Tried {
    enum Colour {
        @JsonProperty("red")
        RED,
        @JsonAlias("verde")
        GREEN
    }

    enum Grade {
        GOOD(1),
        BAD(2);

        private final int value;

        Grade(int value) {
            this.value = value;
        }

        @JsonValue
        int value() {
            return value;
        }
    }

    record Item(@CopilotToolParam("What.") String name, double price, Optional<String> note, @Nullable Colour colour) {
        Item {
            if (price < 0) {
                throw new IllegalArgumentException("a secret");
            }
        }
    }

    record Query(
            @CopilotToolParam("The words.") String text,
            @CopilotToolParam(value = "How many.", defaultValue = "10") @Min(1) int limit,
            @CopilotToolParam(value = "Since.", required = false, name = "from") LocalDate since) {}

    record Node(String name, List<Node> children) {}

    record Renamed(@JsonProperty("n") int number, @JsonIgnore String secret) {}

    record Marked(@CopilotToolParam(value = "It.", schema = "{\"enum\":[1,2]}") int mark) {}

    record Box<T>(T content) {}

    static class Base {
        @JsonProperty(required = true)
        public String id;
    }

    static class Bean extends Base {
        private int count;

        @JsonPropertyDescription("How heavy.")
        @Positive
        private BigDecimal weight;

        @JsonUnwrapped(prefix = "at_")
        public Place place;

        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public String state;

        public void setCount(int count) {
            this.count = count;
        }

        public BigDecimal getWeight() {
            return weight;
        }

        @Override
        public String toString() {
            return id + " " + count + " " + weight + " " + (place == null ? null : place.x);
        }
    }

    static class Place {
        public int x;
    }

    static final class Code {
        private final String text;

        @JsonCreator
        Code(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return "code " + text;
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(value = Circle.class, name = "circle"), @JsonSubTypes.Type(Square.class)})
    sealed interface Figure permits Circle, Square {}

    record Circle(double radius) implements Figure {}

    record Square(double side) implements Figure {}

    private static String show(Object value) {
        if (value instanceof Object[] array) {
            return Arrays.deepToString(array);
        }
        return value instanceof int[] array ? Arrays.toString(array) : String.valueOf(value);
    }

    // One parameter of each kind.

    @CopilotTool("Takes.")
    String takeInt(@CopilotToolParam(value = "It.", name = "it") int it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeLong(@CopilotToolParam(value = "It.", name = "it") Long it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeDouble(@CopilotToolParam(value = "It.", name = "it") double it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeBoolean(@CopilotToolParam(value = "It.", name = "it") boolean it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeChar(@CopilotToolParam(value = "It.", name = "it") char it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeString(@CopilotToolParam(value = "It.", name = "it") String it) {
        return it;
    }

    @CopilotTool("Takes.")
    String takeBytes(@CopilotToolParam(value = "It.", name = "it") byte[] it) {
        return show(it.length);
    }

    @CopilotTool("Takes.")
    String takeColour(@CopilotToolParam(value = "It.", name = "it") Colour it) {
        return it.name();
    }

    @CopilotTool("Takes.")
    String takeGrade(@CopilotToolParam(value = "It.", name = "it") Grade it) {
        return it.name();
    }

    @CopilotTool("Takes.")
    String takeUuid(@CopilotToolParam(value = "It.", name = "it") UUID it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeDate(@CopilotToolParam(value = "It.", name = "it") LocalDate it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeYear(@CopilotToolParam(value = "It.", name = "it") Year it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeObject(@CopilotToolParam(value = "It.", name = "it") Object it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeNode(@CopilotToolParam(value = "It.", name = "it") JsonNode it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeInts(@CopilotToolParam(value = "It.", name = "it") int[] it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeRawList(@CopilotToolParam(value = "It.", name = "it") List it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeRawMap(@CopilotToolParam(value = "It.", name = "it") Map it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeOptionalInt(@CopilotToolParam(value = "It.", name = "it") OptionalInt it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeBean(@CopilotToolParam(value = "It.", name = "it") Bean it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeCode(@CopilotToolParam(value = "It.", name = "it") Code it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String takeFigure(@CopilotToolParam(value = "It.", name = "it") Figure it) {
        return show(it);
    }

    // Records beside another parameter, which no way flattens.

    @CopilotTool("Takes.")
    String takeItem(
            @CopilotToolParam(value = "It.", name = "it") Item it,
            @CopilotToolParam(value = "Also.", name = "also") String also) {
        return show(it) + also;
    }

    @CopilotTool("Takes.")
    String takeTree(
            @CopilotToolParam(value = "It.", name = "it") Node it,
            @CopilotToolParam(value = "Also.", name = "also", required = false) String also) {
        return show(it) + also;
    }

    @CopilotTool("Takes.")
    String takeMarked(
            @CopilotToolParam(value = "It.", name = "it") Marked it,
            @CopilotToolParam(value = "Also.", name = "also", required = false) Renamed also) {
        return show(it) + also;
    }

    // What is said of parameters.

    @CopilotTool("Takes.")
    String maybe(@CopilotToolParam(value = "It.", name = "it", required = false) Integer it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String defaultInt(@CopilotToolParam(value = "It.", name = "it", required = false, defaultValue = "010") int it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String defaultDouble(
            @CopilotToolParam(value = "It.", name = "it", required = false, defaultValue = "0.5") double it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String defaultBoolean(
            @CopilotToolParam(value = "It.", name = "it", required = false, defaultValue = "TRUE") boolean it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String defaultColour(
            @CopilotToolParam(value = "It.", name = "it", required = false, defaultValue = "RED") Colour it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String defaultInts(
            @CopilotToolParam(value = "It.", name = "it", required = false, defaultValue = "[1, 2]") int[] it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String defaultDate(
            @CopilotToolParam(value = "It.", name = "it", required = false, defaultValue = "2024-02-29") LocalDate it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String ownSchema(
            @CopilotToolParam(
                            value = "It.",
                            name = "it",
                            schema =
                                    "{\"minItems\":1,\"items\":{\"$ref\":\"#/$defs/a\"},\"$defs\":{\"a\":{\"const\":null}}}")
                    Object it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String ownSchemas(
            @CopilotToolParam(
                            value = "It.",
                            name = "it",
                            schema = "{\"$ref\":\"#/definitions/a\",\"definitions\":{\"a\":{\"type\":\"string\"}}}")
                    Object it,
            @CopilotToolParam(
                            value = "Also.",
                            name = "also",
                            schema =
                                    "{\"$ref\":\"#/$defs/a\",\"description\":\"Mine.\",\"$defs\":{\"a\":{\"maximum\":1e400}}}")
                    Object also) {
        return show(it) + also;
    }

    // Types that only a method can write.

    @CopilotTool("Takes.")
    String items(@CopilotToolParam(value = "It.", name = "it") List<Item> it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String byColour(@CopilotToolParam(value = "It.", name = "it") Map<Colour, List<Integer>> it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String colours(@CopilotToolParam(value = "It.", name = "it") EnumSet<Colour> it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String dates(@CopilotToolParam(value = "It.", name = "it") Set<LocalDate> it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String nullables(@CopilotToolParam(value = "It.", name = "it") List<@Nullable String> it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String boxes(@CopilotToolParam(value = "It.", name = "it") List<? extends Box<String>> it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String beans(@CopilotToolParam(value = "It.", name = "it") Map<String, Bean> it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String search(Query query) {
        return show(query);
    }

    @CopilotTool("Takes.")
    String rename(Renamed renamed) {
        return show(renamed);
    }

    @CopilotTool("Takes.")
    <T extends Number> String bounded(@CopilotToolParam(value = "It.", name = "it") T it) {
        return show(it);
    }

    @CopilotTool("Takes.")
    String limited(
            @CopilotToolParam(value = "Some.", name = "some") @Min(2) @Max(5) int some,
            @CopilotToolParam(value = "Few.", name = "few") @Positive int few,
            @CopilotToolParam(value = "Part.", name = "part") @DecimalMax(value = "1.50", inclusive = false)
                    double part,
            @CopilotToolParam(value = "Text.", name = "text") @NotBlank @Size(max = 4) String text,
            @CopilotToolParam(value = "Code.", name = "code") @Pattern(regexp = "[a-z]+|x{2}") String code,
            @CopilotToolParam(value = "Odd.", name = "odd") @Pattern(regexp = "a++", flags = Pattern.Flag.DOTALL)
                    String odd,
            @CopilotToolParam(value = "Mail.", name = "mail") @Email String mail,
            @CopilotToolParam(value = "Words.", name = "words") @NotEmpty List<@Size(max = 2) String> words) {
        return "fine";
    }

    // Results.

    @CopilotTool("Gives.")
    String giveString() {
        return "text \"quoted\"";
    }

    @CopilotTool("Gives.")
    int giveInt() {
        return 5;
    }

    @CopilotTool("Gives.")
    List<String> giveList() {
        return List.of("a");
    }

    @CopilotTool("Gives.")
    Box<String> giveRecord() {
        return new Box<>("c");
    }

    @CopilotTool("Gives.")
    ToolResultObject giveResult() {
        return ToolResultObject.success("as it is");
    }

    @CopilotTool("Gives.")
    Optional<String> giveOptional() {
        return Optional.of("held");
    }

    @CopilotTool("Gives.")
    OptionalInt giveOptionalInt() {
        return OptionalInt.of(3);
    }

    @CopilotTool("Gives.")
    List<String> giveNullList() {
        return null;
    }

    @CopilotTool("Gives.")
    Object giveObject() {
        return ToolResultObject.failure("no", "no");
    }

    @CopilotTool("Gives.")
    String throwError() {
        throw new StackOverflowError("deep");
    }

    @CopilotTool("Gives.")
    Object giveUnwritable() {
        return new Object() {
            public Object getSelf() {
                return this;
            }
        };
    }

    @CopilotTool("Gives.")
    CompletableFuture<String> laterString() {
        return CompletableFuture.completedFuture("later");
    }

    @CopilotTool("Gives.")
    CompletionStage<List<Integer>> laterList() {
        return CompletableFuture.completedFuture(List.of(1));
    }

    @CopilotTool("Gives.")
    CompletableFuture<?> laterResult() {
        return CompletableFuture.completedFuture(ToolResultObject.success("as it is"));
    }

    @CopilotTool("Gives.")
    CompletableFuture<String> laterNull() {
        return null;
    }

    @CopilotTool("Gives.")
    CompletableFuture<String> laterFailure() {
        return CompletableFuture.failedFuture(new IllegalStateException("broken"));
    }

    @CopilotTool("Gives.")
    String throwException() {
        throw new UnsupportedOperationException("not now");
    }

    @CopilotTool("Gives.")
    String throwChecked() throws IOException {
        throw new IOException("no disk");
    }

    @CopilotTool("Gives.")
    CompletableFuture<String> throwEarly() {
        throw new LinkageError("early");
    }

    @CopilotTool("Gives.")
    CompletableFuture<String> laterError() {
        return CompletableFuture.failedFuture(new AssertionError("wrong"));
    }

    @CopilotTool("Gives.")
    CompletableFuture<String> laterThrown() {
        return CompletableFuture.supplyAsync(() -> {
            throw new UnsupportedOperationException("not later");
        });
    }

    @CopilotTool("Gives.")
    CompletableFuture<String> laterCancelled() {
        CompletableFuture<String> future = new CompletableFuture<>();
        future.cancel(true);
        return future;
    }

    @CopilotTool("Gives.")
    CompletableFuture<Object> laterUnwritable() {
        return CompletableFuture.completedFuture(giveUnwritable());
    }

    @CopilotTool("Gives.")
    @SuppressWarnings("unchecked")
    CompletionStage<String> stageThatThrows() {
        return (CompletionStage<String>) Proxy.newProxyInstance(
                Tried.class.getClassLoader(), new Class<?>[] {CompletionStage.class}, (self, method, arguments) -> {
                    throw new StackOverflowError("no stage");
                });
    }

    // Where the type says more than a value.

    @CopilotTool("Gives.")
    void nothing() {}

    @CopilotTool("Gives.")
    String nullString() {
        return null;
    }

    @CopilotTool("Gives.")
    CompletableFuture<Void> laterNothing() {
        return CompletableFuture.completedFuture(null);
    }

    @CopilotTool("Gives.")
    Optional<String> emptyOptional() {
        return Optional.empty();
    }

    /** No tool, so that nobody takes the class for one of tools only. */
    Stream<String> other() {
        return Stream.of();
    }
}
