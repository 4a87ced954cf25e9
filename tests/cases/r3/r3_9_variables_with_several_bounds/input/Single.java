import com.github.copilot.tool.CopilotTool;

class Single {
    @CopilotTool("The only tool of its class.")
    <X extends CharSequence & Comparable<X>> String least(X[] values) {
        X least = values[0];
        for (X value : values) {
            least = value.compareTo(least) < 0 ? value : least;
        }
        return least.toString();
    }
}
