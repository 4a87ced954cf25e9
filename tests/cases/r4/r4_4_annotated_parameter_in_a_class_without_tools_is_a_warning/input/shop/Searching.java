package shop;

import com.github.copilot.tool.CopilotToolParam;

interface Searching {
    <T extends Comparable<T>> T search(@CopilotToolParam("Key") T key, Runnable then);
}
