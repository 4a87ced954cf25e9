import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.OptBoolean;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;
import java.util.List;

public class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", requireTypeIdForSubtypes = OptBoolean.FALSE)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Circle.class, name = "circle"),
        @JsonSubTypes.Type(value = Square.class, name = "square")
    })
    public interface Shape {}

    public record Circle(@Max(9) int radius) implements Shape {}

    /** Repeats the annotation with Jackson's default. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(value = Square.class, name = "square")})
    public record Square(int side) implements Shape {}

    @JsonTypeInfo(
            use = JsonTypeInfo.Id.NAME,
            include = JsonTypeInfo.As.EXISTING_PROPERTY,
            property = "kind",
            visible = true,
            requireTypeIdForSubtypes = OptBoolean.FALSE)
    @JsonSubTypes({@JsonSubTypes.Type(value = Dog.class, name = "dog")})
    public interface Animal {}

    /** Has the name as a property of its own. */
    public record Dog(String kind, int age) implements Animal {}

    @JsonTypeInfo(
            use = JsonTypeInfo.Id.NAME,
            include = JsonTypeInfo.As.WRAPPER_OBJECT,
            requireTypeIdForSubtypes = OptBoolean.FALSE)
    @JsonSubTypes({@JsonSubTypes.Type(value = File.class, name = "file")})
    public interface Source {}

    /** Jackson always requires a wrapper. */
    public record File(String path) implements Source {}

    @CopilotTool("Draws.")
    public String draw(
            @CopilotToolParam("The shapes") List<Shape> shapes,
            @CopilotToolParam("The circles") List<Circle> circles,
            @CopilotToolParam("A square") Square square) {
        return shapes + " " + circles + " " + square;
    }

    @CopilotTool("Draws one circle.")
    public String drawOne(Circle circle) {
        return circle.toString();
    }

    @CopilotTool("Feeds.")
    public String feed(@CopilotToolParam("The dog") Dog dog, @CopilotToolParam("The source") File source) {
        return dog + " " + source;
    }
}
