package com.github.copilot.tool.processor;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Source files as javac's trees show them. This is the only class that names {@code com.sun.source}: it is loaded if
 * that is there.
 *
 * <p>javac finds the tree of an element by searching the whole class or file around it, method bodies included, and so
 * does its {@code Elements.getDocComment}. For each of many members, the cost would grow with their square. So every
 * file is walked once, and every class's members once, without their bodies.
 */
final class TreeSources implements Sources {
    private final Trees trees;

    /** The paths to all types of the files that were walked. */
    private final Map<Element, TreePath> paths = new HashMap<>();

    /** The comments of a class's members, by class. */
    private final Map<Element, Map<Element, String>> comments = new HashMap<>();

    private TreeSources(Trees trees) {
        this.trees = trees;
    }

    /**
     * Returns the sources of a javac environment.
     *
     * @throws IllegalArgumentException if the environment is not javac's own
     * @throws LinkageError if there is no javac in this JVM
     */
    static TreeSources of(ProcessingEnvironment environment) {
        return new TreeSources(Trees.instance(environment));
    }

    @Override
    public Origin origin(TypeElement type, TypeElement toolClass) {
        CompilationUnitTree file = file(type);
        if (file == null) {
            return Origin.CLASS_FILE;
        }
        return file.equals(file(toolClass)) ? Origin.SAME_FILE : Origin.SOURCE;
    }

    @Override
    public String documentation(Element element) {
        if (element instanceof TypeElement type) {
            TreePath path = path(type);
            return path == null ? null : trees.getDocComment(path);
        }
        Element around = element.getEnclosingElement();
        Map<Element, String> found = comments.get(around);
        if (found == null) {
            found = memberComments(around);
            comments.put(around, found);
        }
        return found.get(element);
    }

    @Override
    public boolean isJavac() {
        return true;
    }

    /** Compares with the source: javac does not show annotations whose type is missing. */
    @Override
    public boolean lacksAnnotationTypes(TypeElement type) {
        TreePath around = path(type);
        if (around != null && around.getLeaf() instanceof ClassTree tree) {
            for (Tree member : tree.getMembers()) {
                if (member instanceof MethodTree method) {
                    Element element = trees.getElement(new TreePath(around, member));
                    int written = method.getModifiers().getAnnotations().size();
                    if (element != null
                            && written > element.getAnnotationMirrors().size()) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether the modifiers have no place in the source, although the class is final. */
    @Override
    public boolean isImplicit(TypeElement type) {
        TreePath path = path(type);
        return path != null
                && path.getLeaf() instanceof ClassTree tree
                && trees.getSourcePositions().getStartPosition(path.getCompilationUnit(), tree.getModifiers()) < 0;
    }

    private CompilationUnitTree file(TypeElement type) {
        TreePath path = path(Sources.outermost(type));
        return path == null ? null : path.getCompilationUnit();
    }

    /** Returns the path to a type, null if there is no source file. */
    private TreePath path(TypeElement type) {
        TypeElement outermost = Sources.outermost(type);
        if (!paths.containsKey(outermost)) {
            TreePath found = trees.getPath(outermost);
            paths.put(outermost, found);
            if (found != null) {
                walk(found.getCompilationUnit());
            }
        }
        return paths.get(type);
    }

    /** Notes the paths to all types of a file. Types in method bodies are not elements yet. */
    private void walk(CompilationUnitTree file) {
        TreePath root = new TreePath(file);
        Deque<TreePath> open = new ArrayDeque<>();
        for (Tree tree : file.getTypeDecls()) {
            open.add(new TreePath(root, tree));
        }
        while (!open.isEmpty()) {
            TreePath path = open.remove();
            if (path.getLeaf() instanceof ClassTree type) {
                paths.put(trees.getElement(path), path);
                for (Tree member : type.getMembers()) {
                    open.add(new TreePath(path, member));
                }
            }
        }
    }

    private Map<Element, String> memberComments(Element type) {
        Map<Element, String> found = new HashMap<>();
        TreePath around = type instanceof TypeElement declared ? path(declared) : null;
        if (around != null && around.getLeaf() instanceof ClassTree tree) {
            for (Tree member : tree.getMembers()) {
                // To find the element of another member, such as an initializer, javac would attribute the class.
                if (member.getKind() == Tree.Kind.METHOD || member.getKind() == Tree.Kind.VARIABLE) {
                    TreePath path = new TreePath(around, member);
                    String comment = trees.getDocComment(path);
                    if (comment != null) {
                        found.put(trees.getElement(path), comment);
                    }
                }
            }
        }
        return found;
    }
}
