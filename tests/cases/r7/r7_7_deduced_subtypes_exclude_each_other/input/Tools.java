import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes({@JsonSubTypes.Type(Cat.class), @JsonSubTypes.Type(Dog.class), @JsonSubTypes.Type(Fish.class)})
    public static class Animal {
        public String name;
    }

    /** Has a property that only its getter shows, which Jackson counts nevertheless. */
    public static class Cat extends Animal {
        public int lives;

        public String getSound() {
            return "meow";
        }
    }

    public static class Dog extends Animal {
        public String sound;
        public String breed;

        @JsonAlias("legCount")
        public int legs;
    }

    /** Is the object without members. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes({@JsonSubTypes.Type(On.class), @JsonSubTypes.Type(Dim.class)})
    public interface Light {}

    public static class On implements Light {}

    public static class Dim implements Light {
        public int level;
        public String colour;
    }

    public static class Fish extends Animal {
        public String colour;
        public int legs;
    }

    @CopilotTool("Keeps.")
    public String keep(
            @CopilotToolParam("The animals") List<Animal> animals,
            @CopilotToolParam("The light") Light light,
            @CopilotToolParam(value = "The cat", required = false) Cat cat) {
        StringBuilder text = new StringBuilder();
        for (Animal each : animals) {
            text.append(each.getClass().getSimpleName()).append(' ').append(each.name).append(' ');
        }
        return text + light.getClass().getSimpleName() + (cat == null ? "" : " " + cat.lives);
    }
}
