import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/** Calls most runtime helpers, for StoredCompanionsTest: if one is added, so is a call here. */
class Tools {
    enum Status {
        OPEN,
        CLOSED
    }

    record Line(@NotBlank String item, @Min(1) @Max(99) int count) {}

    sealed interface Shape permits Circle, Square {}

    record Circle(double radius) implements Shape {}

    record Square(double side) implements Shape {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(value = Cat.class, name = "cat"), @JsonSubTypes.Type(value = Dog.class, name = "dog")})
    interface Pet {}

    record Cat(int lives) implements Pet {}

    record Dog(@JsonAlias("title") String name) implements Pet {}

    static class Address {
        public String street;

        @Pattern(regexp = "[0-9]{5}")
        public String zip;

        public LocalDate since;
    }

    record Range(@Min(0) int low, int high) {
        Range {
            if (low > high) {
                throw new IllegalArgumentException("low");
            }
        }
    }

    @CopilotTool("Scalars.")
    String scalars(
            byte a, short b, int c, long d, float e, double f, boolean g, char h, String i, BigDecimal j, UUID k) {
        return a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + h + " " + i + " " + j + " " + k;
    }

    @CopilotTool("Containers.")
    List<Object> containers(
            @Size(min = 1, max = 3) List<Line> lines,
            Map<Status, Double> prices,
            Optional<LocalDate> since,
            String[] names,
            @CopilotToolParam(value = "The most", defaultValue = "10") int most) {
        return List.of(lines, prices, String.valueOf(since.orElse(null)), List.of(names), most);
    }

    @CopilotTool("Unions.")
    String unions(Shape shape, Pet pet) {
        return shape + " " + pet;
    }

    @CopilotTool("A bean.")
    CompletableFuture<String> bean(Address address, @Email @Size(max = 40) String mail) {
        return CompletableFuture.completedFuture(address.street + " " + address.zip + " " + address.since + " " + mail);
    }

    @CopilotTool("A flattened record.")
    ToolResultObject range(Range range, ToolInvocation invocation) {
        return ToolResultObject.success(range.low() + " to " + range.high() + " " + invocation.getToolName());
    }

    @CopilotTool("Nothing.")
    void nothing() {}
}
