import com.github.copilot.tool.CopilotTool;
import jakarta.validation.Constraint;
import jakarta.validation.OverridesAttribute;
import jakarta.validation.Payload;
import jakarta.validation.constraints.Pattern;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class Tools {
    /** Hands its expression and its flags on. */
    @Retention(RetentionPolicy.RUNTIME)
    @Constraint(validatedBy = {})
    @Pattern(regexp = "")
    public @interface Formed {
        @OverridesAttribute(constraint = Pattern.class, name = "regexp")
        String form() default "[0-9";

        @OverridesAttribute(constraint = Pattern.class, name = "flags")
        Pattern.Flag[] with() default {};

        String message() default "(not an expression";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    @CopilotTool("Takes text.")
    public String take(
            @Pattern(regexp = "\\p{Nowhere}") String a,
            @Pattern(regexp = "b # (") String b,
            @Formed(form = "(a") String c,
            @Formed String d,
            @Formed(form = "a # (", with = Pattern.Flag.COMMENTS) String e,
            @Formed(form = "a # (") String f,
            @Pattern(regexp = "a # (", flags = Pattern.Flag.COMMENTS) String g,
            @Formed(form = "a", message = "[not an expression") String h) {
        return a + b + c + d + e + f + g + h;
    }
}
