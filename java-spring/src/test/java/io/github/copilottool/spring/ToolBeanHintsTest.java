package io.github.copilottool.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.rpc.ToolDefinition;
import io.github.copilottool.spring.shop.LateTools;
import io.github.copilottool.spring.shop.OrderTools;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.springframework.aot.generate.ClassNameGenerator;
import org.springframework.aot.generate.DefaultGenerationContext;
import org.springframework.aot.generate.InMemoryGeneratedFiles;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.TypeReference;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.javapoet.ClassName;

/** The hints of an application that is processed ahead of time; a consumer runs such an application. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ToolBeanHintsTest {
    private static RuntimeHints hints(Class<?>... classes) {
        LateTools.MADE.set(0);
        var context = new AnnotationConfigApplicationContext();
        context.register(classes);
        var generation = new DefaultGenerationContext(
                new ClassNameGenerator(ClassName.get("com.example", "Application")), new InMemoryGeneratedFiles());
        new ApplicationContextAotGenerator().processAheadOfTime(context, generation);
        assertEquals(0, LateTools.MADE.get());
        return generation.getRuntimeHints();
    }

    @Test
    void companions_of_beans_are_created_by_reflection() {
        RuntimeHints hints = hints(CopilotToolAutoConfiguration.class, OrderTools.class, LateTools.class);
        for (Class<?> each : new Class<?>[] {OrderTools.class, LateTools.class}) {
            assertTrue(RuntimeHintsPredicates.reflection()
                    .onType(TypeReference.of(each.getName() + "$$CopilotToolMeta"))
                    .withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)
                    .test(hints));
            assertTrue(RuntimeHintsPredicates.reflection()
                    .onType(each)
                    .withMemberCategory(MemberCategory.INVOKE_DECLARED_METHODS)
                    .test(hints));
        }
        assertTrue(RuntimeHintsPredicates.reflection()
                .onType(ToolDefinition.class)
                .withMemberCategories(
                        MemberCategory.INVOKE_DECLARED_CONSTRUCTORS, MemberCategory.INVOKE_DECLARED_METHODS)
                .test(hints));
        assertTrue(RuntimeHintsPredicates.resource()
                .forResource("META-INF/copilot-tools/com.example.OrderTools.json")
                .test(hints));
    }

    @Test
    void an_application_without_the_auto_configuration_has_no_hints() {
        assertNull(hints(OrderTools.class).reflection().getTypeHint(ToolDefinition.class));
    }
}
