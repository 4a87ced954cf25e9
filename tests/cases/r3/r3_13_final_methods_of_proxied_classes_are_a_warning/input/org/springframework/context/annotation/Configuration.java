package org.springframework.context.annotation;

public @interface Configuration {
    boolean proxyBeanMethods() default true;
}
