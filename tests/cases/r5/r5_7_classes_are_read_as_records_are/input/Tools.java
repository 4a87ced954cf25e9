import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Pattern;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The same properties as parameters and wherever a class can be used. */
public class Tools {
    public enum Color {
        RED,
        GREEN
    }

    /** A class with setters. */
    public static class Values {
        private String name;
        private boolean active;

        @Max(150)
        private int age;

        private char grade;
        private Color color;
        private LocalDate day;
        private byte[] image;
        private Character[] letters;
        private double[] prices;
        private List<String> tags;
        private Map<String, Integer> scores;
        private Map<Color, Integer> byColor;
        private Place place;
        private List<Place> places;
        private BigDecimal amount;
        private Map<String, Object> free;
        private List<Object> any;
        private Map<String, JsonNode> nodes;

        public void setName(String name) {
            this.name = name;
        }

        public void setActive(boolean active) {
            this.active = active;
        }

        @JsonAlias("years")
        public void setAge(int age) {
            this.age = age;
        }

        public void setGrade(char grade) {
            this.grade = grade;
        }

        public void setColor(Color color) {
            this.color = color;
        }

        public void setDay(LocalDate day) {
            this.day = day;
        }

        public void setImage(byte[] image) {
            this.image = image;
        }

        public void setLetters(Character[] letters) {
            this.letters = letters;
        }

        public void setPrices(double[] prices) {
            this.prices = prices;
        }

        public void setTags(List<@Pattern(regexp = "[a-z]+") String> tags) {
            this.tags = tags;
        }

        public void setScores(Map<String, Integer> scores) {
            this.scores = scores;
        }

        public void setByColor(Map<Color, Integer> byColor) {
            this.byColor = byColor;
        }

        public void setPlace(Place place) {
            this.place = place;
        }

        public void setPlaces(List<Place> places) {
            this.places = places;
        }

        public void setAmount(BigDecimal amount) {
            this.amount = amount;
        }

        public void setFree(Map<String, Object> free) {
            this.free = free;
        }

        public void setAny(List<Object> any) {
            this.any = any;
        }

        public void setNodes(Map<String, JsonNode> nodes) {
            this.nodes = nodes;
        }

        @Override
        public String toString() {
            return name + " " + active + " " + age + " " + (grade == 0 ? "-" : grade) + " " + color + " " + day + " "
                    + Arrays.toString(image) + " " + Arrays.toString(letters) + " " + Arrays.toString(prices) + " "
                    + tags + " " + scores + " " + byColor + " " + place + " " + places + " " + amount + " " + free
                    + " " + any + " " + nodes;
        }
    }

    public static class Place {
        private String street;
        private int number;

        public void setStreet(String street) {
            this.street = street;
        }

        public void setNumber(int number) {
            this.number = number;
        }

        @Override
        public String toString() {
            return street + "/" + number;
        }
    }

    public record Holder(int id, Values values) {}

    public record MaybeHolder(Optional<Values> values) {}

    /** A record as a class's property. */
    public record Exact(
            String name,
            boolean active,
            @Max(150) int age,
            char grade,
            Color color,
            LocalDate day,
            byte[] image,
            Character[] letters,
            double[] prices,
            List<@Pattern(regexp = "[a-z]+") String> tags,
            Map<String, Integer> scores,
            Map<Color, Integer> byColor,
            Place place,
            List<Place> places,
            BigDecimal amount,
            Map<String, Object> free,
            List<Object> any,
            Map<String, JsonNode> nodes) {}

    public static class Cover {
        private Exact exact;

        public void setExact(Exact exact) {
            this.exact = exact;
        }

        @Override
        public String toString() {
            return exact.name() + " " + Arrays.toString(exact.prices()) + " " + exact.place() + " " + exact.amount()
                    + " " + exact.free() + " " + exact.any() + " " + exact.nodes();
        }
    }

    @CopilotTool("A class.")
    public String one(Values values) {
        return values.toString();
    }

    @CopilotTool("A class in a record.")
    public String held(Holder holder, Optional<String> note) {
        return holder.toString();
    }

    @CopilotTool("A record in a class.")
    public String cover(Cover cover) {
        return cover.toString();
    }

    @CopilotTool("A list.")
    public String list(List<Values> list) {
        return list.toString();
    }

    @CopilotTool("A map.")
    public String map(Map<String, Values> map) {
        return map.toString();
    }

    @CopilotTool("An Optional.")
    public String maybe(Optional<Values> values) {
        return values.toString();
    }

    @CopilotTool("An Optional in a record.")
    public String heldMaybe(MaybeHolder maybe, Optional<String> note) {
        return maybe.toString();
    }

    @CopilotTool("Parameters of the same types.")
    public String apart(
            String name,
            boolean active,
            @Max(150) int age,
            char grade,
            Color color,
            LocalDate day,
            byte[] image,
            Character[] letters,
            double[] prices,
            List<@Pattern(regexp = "[a-z]+") String> tags,
            Map<String, Integer> scores,
            Map<Color, Integer> byColor,
            Place place,
            List<Place> places,
            BigDecimal amount,
            Map<String, Object> free,
            List<Object> any,
            Map<String, JsonNode> nodes) {
        return name + " " + Arrays.toString(prices) + " " + place + " " + amount + " " + free + " " + any + " " + nodes;
    }
}
