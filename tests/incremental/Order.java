import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Optional;

/**
 * An order.
 *
 * @param id its number
 */
record Order(long id, @JsonPropertyDescription("Where it is") Status status, List<Line> lines, Optional<String> note) {
    record Line(String product, int count) {}
}
