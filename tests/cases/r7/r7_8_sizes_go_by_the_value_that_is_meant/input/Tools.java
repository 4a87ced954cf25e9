import com.fasterxml.jackson.annotation.JsonCreator;
import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Size;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

public class Tools {
    /** Is read as bytes. */
    public static class Blob {
        private final byte[] bytes;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Blob(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public String toString() {
            return Arrays.toString(bytes);
        }
    }

    /** Is read as a set. */
    public static class Names {
        private final Set<String> names;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Names(Set<String> names) {
            this.names = names;
        }

        @Override
        public String toString() {
            return names.toString();
        }
    }

    /** A class, whose properties the mapper sets. */
    public static class Images {
        @Size(min = 2, max = 3)
        public byte[] image;

        @NotEmpty
        public byte[] some;

        public @Size(max = 3) AtomicReference<byte[]> held;
        public List<byte @Size(max = 3) []> all;
        public @Size(max = 3) Blob blob;
        public @Size(min = 2) Set<String> words;
        public @Size(min = 2) Names names;
        public Map<String, @Size(min = 2) Set<Integer>> sets;

        @DecimalMin("2.5")
        public int least = 3;

        @Override
        public String toString() {
            return Arrays.toString(image) + Arrays.toString(some)
                    + (held == null ? null : Arrays.toString(held.get()))
                    + (all == null ? null : all.stream().map(Arrays::toString).toList()) + blob + words + names + sets
                    + least;
        }
    }

    @CopilotTool("Bytes.")
    public String bytes(
            @Size(max = 3) Optional<byte[]> maybe,
            Optional<byte @Size(max = 3) []> inside,
            @Size(max = 3) AtomicReference<byte[]> held,
            @Size(max = 3) byte[] plain,
            List<byte @Size(min = 1, max = 1) []> all) {
        return maybe.map(Arrays::toString) + " " + inside.map(Arrays::toString) + " " + Arrays.toString(held.get()) + " "
                + Arrays.toString(plain) + " " + all.stream().map(Arrays::toString).toList();
    }

    @CopilotTool("A class that is read as bytes.")
    public String blob(@Size(max = 3) Optional<Blob> maybe, List<@Size(max = 3) Blob> all) {
        return maybe + " " + all;
    }

    @CopilotTool("Sets.")
    public String sets(
            @Size(min = 2) Optional<Set<String>> maybe,
            @Size(min = 2) Set<String> plain,
            Map<String, @Size(min = 2) Set<Integer>> named,
            @Size(min = 2) AtomicReference<Set<String>> held) {
        return maybe + " " + plain + " " + named + " " + held.get();
    }

    @CopilotTool("Both, in a class.")
    public String images(Images images) {
        return images.toString();
    }

    @CopilotTool("Bounds of integers.")
    public String bounds(
            @DecimalMin("2.5") int least,
            @DecimalMax("4.5") Optional<Long> most,
            List<@DecimalMax("2.5") Integer> numbers,
            @DecimalMin("2.5") double part) {
        return least + " " + most + " " + numbers + " " + part;
    }
}
