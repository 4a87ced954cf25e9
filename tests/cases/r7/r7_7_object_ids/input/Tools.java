import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Optional;

public class Tools {
    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
    public record City(String id, String name) {}

    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
    public static class Person {
        private final String id;
        private final String name;

        @JsonCreator
        public Person(@JsonProperty("id") String id, @JsonProperty("name") String name) {
            this.id = id;
            this.name = name;
        }

        @Override
        public String toString() {
            return id + ":" + name;
        }
    }

    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
    public static class Bean {
        public String id;
        public Bean next;

        @Override
        public String toString() {
            return id + "," + next;
        }
    }

    @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class, property = "@id")
    public static class Numbered {
        public String name;
    }

    public static class Around {
        @JsonIdentityInfo(generator = ObjectIdGenerators.UUIDGenerator.class)
        public Numbered inner;

        @JsonIdentityInfo(generator = ObjectIdGenerators.None.class)
        public List<City> cities;
    }

    @CopilotTool("The only parameter.")
    public String city(City city) {
        return city.toString();
    }

    @CopilotTool("Records and classes that creators make.")
    public String made(List<City> cities, Person person) {
        return cities + " " + person;
    }

    @CopilotTool("Classes without creators.")
    public String bean(Bean bean, Numbered numbered) {
        return bean + " " + numbered.name;
    }

    @CopilotTool("On properties.")
    public String around(Around around, int more) {
        return around.inner.name + around.cities;
    }
}
