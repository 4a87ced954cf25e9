package shop;

import io.github.copilottool.testkit.Tools;
import java.nio.file.Path;
import java.util.function.Function;

/** A user's tests, whose results are returned one per line. */
public final class Consumer implements Function<Path, String> {
    @Override
    public String apply(Path file) {
        Tools tools = Tools.of(new Shop());
        tools.checkLimits().assertNone();
        String missing;
        try {
            tools.assertMatches(file);
            missing = "none";
        } catch (AssertionError expected) {
            missing = expected.getMessage().lines().findFirst().orElseThrow();
        }
        Shop proxy = new Shop() {
            @Override
            String greet(Object name) {
                return super.greet("proxied " + name);
            }
        };
        String toolless;
        try {
            toolless = Tools.of(this).names().toString();
        } catch (IllegalStateException expected) {
            toolless = expected.getMessage();
        }
        return String.join(
                "\n",
                tools.names().toString(),
                tools.call("greet", "{\"name\": \"Ada\"}"),
                tools.call("refuse"),
                tools.answer("fail").toString(),
                tools.json("greet").replaceAll("\\s+", ""),
                Tools.of(proxy).call("greet", "{\"name\": \"Ada\"}"),
                toolless,
                missing);
    }
}
