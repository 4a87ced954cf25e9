import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;

public class ClassThatIsALeafItself {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Animal.class, name = "animal"),
        @JsonSubTypes.Type(value = Dog.class, name = "dog")
    })
    public static sealed class Animal permits Dog {
        public String name;
    }

    public static final class Dog extends Animal {
        public boolean barks;
    }

    @CopilotTool("Feeds.")
    public String feed(Animal animal, int portions) {
        return animal.getClass().getSimpleName() + animal.name + portions;
    }
}
