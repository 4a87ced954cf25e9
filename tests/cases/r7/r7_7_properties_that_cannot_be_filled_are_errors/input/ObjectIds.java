import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class ObjectIds {
    @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
    public record City(String name) {}

    @JsonIdentityInfo(generator = ObjectIdGenerators.UUIDGenerator.class, property = "key")
    public static class Person {
        @JsonCreator
        public Person(@JsonProperty("name") String name) {}
    }

    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "key")
    public static class Bean {
        public String id;
    }

    public record Plain(String name) {}

    public record Around(@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class) List<Plain> all) {}

    @CopilotTool("Ids beside the properties.")
    public void made(City city, Person person) {}

    @CopilotTool("A property that does not exist, and an id on a property.")
    public void more(Bean bean, Around around) {}
}
