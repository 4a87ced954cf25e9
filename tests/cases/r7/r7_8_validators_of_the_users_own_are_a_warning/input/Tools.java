import com.github.copilot.tool.CopilotTool;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import jakarta.validation.constraints.Size;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class Tools {
    /** Code checks it. */
    @Constraint(validatedBy = EvenValidator.class)
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Even {
        String message() default "";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    public static class EvenValidator implements ConstraintValidator<Even, Integer> {
        @Override
        public boolean isValid(Integer value, ConstraintValidatorContext context) {
            return value == null || value % 2 == 0;
        }
    }

    /** A provider's own code checks it. */
    @Constraint(validatedBy = {})
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Isbn {
        String message() default "";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    /** Other constraints check it. */
    @Size(max = 3)
    @Constraint(validatedBy = {})
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Short {
        String message() default "";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    public interface Later {}

    public record Item(@Even int count, @Short String name) {}

    @CopilotTool("Takes.")
    public String take(@Even int number, @Isbn String isbn, @Short String name, @Even(groups = Later.class) int later, Item item) {
        return number + isbn + name + later + item;
    }

    @CopilotTool("Is silent.")
    public String silent(@SuppressWarnings("copilot-constraint-ignored") @Even int number) {
        return "" + number;
    }
}
