import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("One.")
    public void one(
            @CopilotToolParam(value = "A.", schema = "{\"type\":\"object\",\"properties\":{\"a\":{\"maxLenght\":3}}}") Object a,
            @CopilotToolParam(value = "B.", schema = "{\"anyOf\":[{\"type\":\"string\"},{\"items\":{\"minimun\":3}}]}") Object b,
            @CopilotToolParam(value = "C.", schema = "{\"enum\":[{\"tpye\":1}],\"const\":{\"x\":1},\"examples\":[{\"y\":2}],\"additionalProperties\":false,\"items\":true,\"title\":\"T\",\"$comment\":\"c\",\"deprecated\":true,\"readOnly\":false,\"if\":{},\"then\":{},\"dependentRequired\":{\"a\":[\"b\"]},\"prefixItems\":[{}],\"contains\":{},\"minContains\":0,\"propertyNames\":{},\"patternProperties\":{\"^x\":{}},\"unevaluatedProperties\":false,\"contentMediaType\":\"a/b\",\"not\":{}}") Object c) {}
}
