package org.springframework.context.annotation;

public @interface Scope {
    String value();

    Mode proxyMode() default Mode.DEFAULT;

    enum Mode {
        DEFAULT,
        TARGET_CLASS
    }
}
