package com.github.copilot.tool.processor;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/**
 * The packages whose class files are not looked into. That bounds the size of requests and the class files that a
 * compiler reads: the core decides what the types mean.
 */
final class Packages {
    private static final String[] JDK = {"java", "javax", "jdk", "sun", "com.sun"};

    private Packages() {}

    /** Returns the name of a type's package, empty for the unnamed one. */
    static String of(TypeElement type) {
        PackageElement around = around(type);
        return around == null ? "" : around.getQualifiedName().toString();
    }

    /** Returns the package of a type; null if the compiler does not know it. */
    static PackageElement around(TypeElement type) {
        Element around = type;
        while (around != null && around.getKind() != ElementKind.PACKAGE) {
            around = around.getEnclosingElement();
        }
        return (PackageElement) around;
    }

    /**
     * Whether a package is the JDK's: its types in class files have no tools, nor do their supertypes. The core's
     * {@code facts::is_jdk} and the run time's {@code JdkTypes.has} name the same packages, as {@code PackagesTest}
     * checks.
     */
    static boolean isJdk(String name) {
        for (String root : JDK) {
            if (isWithin(name, root)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the members of a package's types are never described, if they come from class files. The core knows the
     * JDK's types, Jackson's and the SDK's by their names.
     */
    static boolean isOpaque(String name) {
        return isJdk(name)
                || isWithin(name, "com.fasterxml.jackson")
                || isWithin(name, "tools.jackson")
                || isWithin(name, "com.github.copilot");
    }

    private static boolean isWithin(String name, String root) {
        return name.startsWith(root) && (name.length() == root.length() || name.charAt(root.length()) == '.');
    }
}
