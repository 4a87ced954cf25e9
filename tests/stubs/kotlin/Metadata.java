package kotlin;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** In place of the annotation that Kotlin's compiler writes on each class. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Metadata {}
