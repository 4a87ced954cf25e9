package com.github.copilot.tool.processor;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/** Where types come from, as far as it decides what is looked at. */
final class Packages {
    private static final String[] JDK = {"java", "javax", "jdk", "sun", "com.sun"};

    private Packages() {}

    /** The name of the package that a type is in, empty for the unnamed one. */
    static String of(TypeElement type) {
        Element around = type;
        while (around != null && around.getKind() != ElementKind.PACKAGE) {
            around = around.getEnclosingElement();
        }
        return around instanceof PackageElement found ? found.getQualifiedName().toString() : "";
    }

    /**
     * Whether this is a package of the JDK's: no type in it that comes from a class file has tools, nor any supertype of
     * such a type. The core's {@code facts::is_jdk} and the run time's {@code JdkTypes.has} name the same packages, as
     * {@code PackagesTest} checks.
     */
    static boolean isJdk(String name) {
        for (String root : JDK) {
            if (isWithin(name, root)) {
                return true;
            }
        }
        return false;
    }

    /** Whether members of this package's types that come from class files are never described, whatever reaches them. */
    static boolean isOpaque(String name) {
        return isJdk(name) || isWithin(name, "com.fasterxml.jackson") || isWithin(name, "com.github.copilot");
    }

    private static boolean isWithin(String name, String root) {
        return name.startsWith(root) && (name.length() == root.length() || name.charAt(root.length()) == '.');
    }
}
