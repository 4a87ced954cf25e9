import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    record Account(long number, int pin) {}

    record Payment(@JsonIgnoreProperties("pin") Account from, @JsonIncludeProperties("number") List<Account> to, Account all) {}

    /** What would be an error is not written. */
    record Report(@JsonIgnoreProperties("source") Source source) {}

    record Source(String name, Thread source) {}

    @CopilotTool("Pays.")
    Payment pay() {
        Account account = new Account(1, 2);
        return new Payment(account, List.of(account), account);
    }

    @CopilotTool("Reports.")
    Report report() {
        return new Report(new Source("a", Thread.currentThread()));
    }
}
