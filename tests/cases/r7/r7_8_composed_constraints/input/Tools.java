import com.github.copilot.tool.CopilotTool;
import jakarta.validation.Constraint;
import jakarta.validation.OverridesAttribute;
import jakarta.validation.Payload;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;

public class Tools {
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.ANNOTATION_TYPE, ElementType.PARAMETER, ElementType.TYPE_USE})
    @Constraint(validatedBy = {})
    @Size(max = 8)
    @Pattern(regexp = "[A-Z]+")
    public @interface Code {
        String message() default "";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Constraint(validatedBy = {})
    @Code
    @NotBlank
    @Size(min = 2)
    public @interface LongCode {
        String message() default "";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Constraint(validatedBy = {})
    @Min(0)
    @Max(100)
    public @interface Range {
        @OverridesAttribute(constraint = Min.class, name = "value")
        long least() default 10;

        @OverridesAttribute(constraint = Max.class, name = "value")
        long most() default 20;

        String message() default "";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    public interface Later {}

    public record Item(@LongCode String code) {}

    @CopilotTool("Takes codes.")
    public String codes(@LongCode String a, @Code(groups = Later.class) String b, List<@Code String> c, Item d) {
        return a + b + c + d;
    }

    @CopilotTool("Takes numbers.")
    public String numbers(@Range int a, @Range(least = 5, most = 6) int b) {
        return a + "," + b;
    }
}
