import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

class Tools {
    record Held(AtomicInteger number, AtomicLong large, AtomicBoolean flag, ByteBuffer bytes) {}

    public static class Bean {
        public AtomicInteger number;
        public ByteBuffer bytes;
    }

    @CopilotTool("In a record.")
    String held(Held held, @CopilotToolParam(value = "A default.", defaultValue = "5") AtomicInteger count) {
        return held.number() + " " + held.large() + " " + held.flag() + " " + text(held.bytes()) + " " + count;
    }

    @CopilotTool("In an object of the mapper.")
    String bean(Bean bean, int other) {
        return bean.number + " " + text(bean.bytes);
    }

    private static String text(ByteBuffer bytes) {
        return StandardCharsets.UTF_8.decode(bytes).toString();
    }
}
