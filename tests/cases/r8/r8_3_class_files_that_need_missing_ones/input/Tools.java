import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Superclasses.")
    void dto(Dto dto) {}

    @CopilotTool("Permitted types.")
    void shape(Shape shape) {}

    @CopilotTool("Subtypes.")
    void animal(Animal animal) {}

    @CopilotTool("Interfaces.")
    void marked(Marked marked) {}

    @CopilotTool("Results.")
    Shape draw() {
        return new Circle(1);
    }
}
