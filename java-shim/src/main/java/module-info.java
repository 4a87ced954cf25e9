/** The annotation processor, for {@code --processor-module-path}. On a processor path this file has no effect. */
module com.github.copilot.tool.processor {
    requires java.compiler;
    // For the source positions and comments that only javac shows; other compilers may not have it.
    requires static jdk.compiler;

    provides javax.annotation.processing.Processor with
            com.github.copilot.tool.CopilotToolProcessor;
}
