import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import run.endive.compiler.internal.ByteClassCollector;
import run.endive.compiler.internal.Compiler;
import run.endive.wasm.Parser;
import run.endive.wasm.WasmModule;
import run.endive.wasm.types.ActiveDataSegment;
import run.endive.wasm.types.ActiveElement;
import run.endive.wasm.types.Export;
import run.endive.wasm.types.ExternalType;
import run.endive.wasm.types.Instruction;
import run.endive.wasm.types.OpCode;

/**
 * Compiles the core from WebAssembly to class files that only need the package {@code
 * com.github.copilot.tool.processor.wasm}. Both builds run it from source, on a class path with Endive's compiler:
 * {@code java CompileModule.java <module.wasm> <the processor's classes> <output directory>}. If there is no module it
 * removes the output of an earlier run.
 *
 * <p>Endive's own runtime is not used: it parses the module's declarations at each start, which takes longer than
 * instantiating the core from an image of its initial state.
 */
final class CompileModule {
    private static final String PACKAGE = "com/github/copilot/tool/processor/wasm/";
    private static final String MODULE = PACKAGE + "CompiledModule";
    private static final String GENERATED_MODULE = PACKAGE + "CoreModule";
    private static final String INDIRECT_CALLS = PACKAGE + "IndirectCalls";
    private static final String FUNCTIONS = PACKAGE + "Functions";
    private static final String IMAGE = PACKAGE + "module.image";

    /** The class name that is passed to Endive's compiler, from which it derives the names of the others. */
    private static final String MACHINE = "CoreMachine";

    private static final String FUNCTION_GROUP = MACHINE + "FuncGroup_";

    /** The functions for indirect calls with the same parameters and result, if there are more than 1024. */
    private static final String INDIRECT_GROUP = MACHINE + "Indirect_";

    /** The beginnings of the names of the methods that are kept, by class. */
    private static final Map<String, String> KEPT =
            Map.of(MACHINE, "call_indirect_", INDIRECT_GROUP, "apply", FUNCTION_GROUP, "func_");

    /** The class of ours that replaces each of Endive's classes. */
    private static final Map<String, String> REPLACED = Map.of(
            MACHINE,
            INDIRECT_CALLS,
            MACHINE + "Shaded",
            PACKAGE + "Instructions",
            "run/endive/runtime/OpcodeImpl",
            PACKAGE + "Instructions",
            "run/endive/wasm/types/Value",
            PACKAGE + "Instructions",
            "run/endive/runtime/Memory",
            PACKAGE + "LinearMemory",
            "run/endive/runtime/Instance",
            PACKAGE + "ModuleState",
            "run/endive/runtime/TableInstance",
            PACKAGE + "FunctionTable");

    /** The functions that rust-core/wasm exports, with the declaration of each in {@code CompiledModule}. */
    private static final Map<String, String> EXPORTS =
            new TreeMap<>(Map.of("answer", "()J", "buffer", "(I)I", "fault", "()J", "release", "()V"));

    /** The comparisons of integers by name, with the instruction that jumps if they are true. */
    private static final Map<String, Integer> COMPARISONS = new TreeMap<>();

    static {
        for (String type : List.of("I32_", "I64_")) {
            COMPARISONS.put(type + "EQZ", Opcodes.IFEQ);
            COMPARISONS.put(type + "EQ", Opcodes.IFEQ);
            COMPARISONS.put(type + "NE", Opcodes.IFNE);
            COMPARISONS.put(type + "LT_S", Opcodes.IFLT);
            COMPARISONS.put(type + "GE_S", Opcodes.IFGE);
            COMPARISONS.put(type + "GT_S", Opcodes.IFGT);
            COMPARISONS.put(type + "LE_S", Opcodes.IFLE);
        }
    }

    /** The instructions of the JVM that do what an instruction does. */
    private static final Map<String, Integer> INSTRUCTIONS = Map.ofEntries(
            Map.entry("I32_EXTEND_8_S", Opcodes.I2B),
            Map.entry("I32_EXTEND_16_S", Opcodes.I2S),
            Map.entry("I32_REM_S", Opcodes.IREM),
            Map.entry("I32_TRUNC_SAT_F32_S", Opcodes.F2I),
            Map.entry("I32_TRUNC_SAT_F64_S", Opcodes.D2I),
            Map.entry("I64_REM_S", Opcodes.LREM),
            Map.entry("I64_TRUNC_SAT_F32_S", Opcodes.F2L),
            Map.entry("I64_TRUNC_SAT_F64_S", Opcodes.D2L),
            Map.entry("F32_CONVERT_I32_S", Opcodes.I2F),
            Map.entry("F32_CONVERT_I64_S", Opcodes.L2F),
            Map.entry("F64_CONVERT_I32_S", Opcodes.I2D),
            Map.entry("F64_CONVERT_I64_S", Opcodes.L2D));

    /** The methods of the JDK with the same parameters and result that do what an instruction does. */
    private static final Map<String, String> METHODS = Map.ofEntries(
            Map.entry("I32_CLZ", "Integer.numberOfLeadingZeros"),
            Map.entry("I32_CTZ", "Integer.numberOfTrailingZeros"),
            Map.entry("I32_DIV_U", "Integer.divideUnsigned"),
            Map.entry("I32_POPCNT", "Integer.bitCount"),
            Map.entry("I32_REM_U", "Integer.remainderUnsigned"),
            Map.entry("I32_ROTL", "Integer.rotateLeft"),
            Map.entry("I32_ROTR", "Integer.rotateRight"),
            Map.entry("I32_REINTERPRET_F32", "Float.floatToRawIntBits"),
            Map.entry("F32_REINTERPRET_I32", "Float.intBitsToFloat"),
            Map.entry("F32_ABS", "Math.abs"),
            Map.entry("F32_MAX", "Math.max"),
            Map.entry("F32_MIN", "Math.min"),
            Map.entry("I64_DIV_U", "Long.divideUnsigned"),
            Map.entry("I64_REM_U", "Long.remainderUnsigned"),
            Map.entry("I64_REINTERPRET_F64", "Double.doubleToRawLongBits"),
            Map.entry("doubleToLong", "Double.doubleToRawLongBits"),
            Map.entry("F64_REINTERPRET_I64", "Double.longBitsToDouble"),
            Map.entry("longToDouble", "Double.longBitsToDouble"),
            Map.entry("F64_ABS", "Math.abs"),
            Map.entry("F64_CEIL", "Math.ceil"),
            Map.entry("F64_FLOOR", "Math.floor"),
            Map.entry("F64_MAX", "Math.max"),
            Map.entry("F64_MIN", "Math.min"),
            Map.entry("F64_NEAREST", "Math.rint"),
            Map.entry("F64_SQRT", "Math.sqrt"));

    /** Methods of the classes that were read or generated, and the classes that were read. */
    private final Set<String> declared = new HashSet<>();

    private final Set<String> read = new HashSet<>();

    private final WasmModule module;
    private final Path processor;
    private final Path output;

    private CompileModule(WasmModule module, Path processor, Path output) {
        this.module = module;
        this.processor = processor;
        this.output = output;
    }

    public static void main(String[] arguments) throws IOException {
        Path wasm = Path.of(arguments[0]);
        Path output = Path.of(arguments[2]);
        clean(output);
        if (Files.exists(wasm)) {
            new CompileModule(Parser.parse(wasm), Path.of(arguments[1]), output).run();
        }
    }

    private static void clean(Path output) throws IOException {
        Path generated = output.resolve(PACKAGE);
        if (Files.isDirectory(generated)) {
            try (Stream<Path> files = Files.list(generated)) {
                for (Path file : files.toList()) {
                    if (file.getFileName()
                            .toString()
                            .matches("(CoreModule|(IndirectCalls|Functions)[0-9_]*)\\.class|module\\.image")) {
                        Files.delete(file);
                    }
                }
            }
        }
    }

    private void run() throws IOException {
        require(module.importSection().importCount() == 0, "the module has imports");
        requireAllInstructions();
        // By default Endive fails if a function is too large for a method: the interpreter is not in the jar.
        Map<String, byte[]> compiled = Compiler.builder(module)
                .withClassName(MACHINE)
                .withClassCollectorFactory(ByteClassCollector::new)
                .build()
                .compile()
                .classBytes();
        for (Map.Entry<String, byte[]> entry : new TreeMap<>(compiled).entrySet()) {
            String name = entry.getKey().replace('.', '/');
            String methods = KEPT.get(name.replaceFirst("_.*", "_"));
            // The other methods call functions by their numbers, or are replaced.
            if (methods != null) {
                write(renamed(name) + ".class", linked(entry.getValue(), methods));
            }
        }
        write(GENERATED_MODULE + ".class", checked(exports()));
        write(IMAGE, image());
    }

    private static String renamed(String name) {
        if (name.startsWith(FUNCTION_GROUP)) {
            return FUNCTIONS + name.substring(FUNCTION_GROUP.length());
        }
        if (name.startsWith(INDIRECT_GROUP)) {
            return INDIRECT_CALLS + name.substring(INDIRECT_GROUP.length());
        }
        return REPLACED.getOrDefault(name, name);
    }

    /** Returns a class of Endive's output as one of our package. */
    private byte[] linked(byte[] compiled, String methods) throws IOException {
        Remapper names = new Remapper(Opcodes.ASM9) {
            @Override
            public String map(String name) {
                return renamed(name);
            }
        };
        ClassNode node = new ClassNode();
        new ClassReader(compiled).accept(new ClassRemapper(node, names), ClassReader.SKIP_DEBUG);
        // The same version as the shim's own classes.
        node.version = Opcodes.V17;
        node.access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
        node.interfaces.clear();
        node.fields.clear();
        node.methods.removeIf(method -> !method.name.startsWith(methods));
        for (MethodNode method : node.methods) {
            method.access = Opcodes.ACC_STATIC;
            adapt(method.instructions);
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return checked(writer.toByteArray());
    }

    /**
     * Replaces calls by instructions of the JVM or calls of the JDK if there are such: a compilation mostly runs in the
     * JVM's interpreter, where calls are slow.
     */
    private static void adapt(InsnList code) {
        for (AbstractInsnNode instruction : code.toArray()) {
            if (!(instruction instanceof MethodInsnNode call)) {
                continue;
            }
            if (call.name.equals("checkInterruption")) {
                // Endive checks before each call whether the thread was interrupted, which does not end a compiler.
                code.remove(call);
            } else if (call.name.startsWith("memory")) {
                call.owner = PACKAGE + "LinearMemory";
            } else if (INSTRUCTIONS.containsKey(call.name)) {
                code.set(call, new InsnNode(INSTRUCTIONS.get(call.name)));
            } else if (METHODS.containsKey(call.name)) {
                String[] method = METHODS.get(call.name).split("\\.");
                call.owner = "java/lang/" + method[0];
                call.name = method[1];
            } else if (COMPARISONS.containsKey(call.name) && call.getNext() instanceof JumpInsnNode jump) {
                compare(code, call, jump);
            }
        }
    }

    /** Replaces a comparison whose result is only used for a jump. */
    private static void compare(InsnList code, MethodInsnNode call, JumpInsnNode jump) {
        boolean holds = jump.getOpcode() == Opcodes.IFNE;
        if (!holds && jump.getOpcode() != Opcodes.IFEQ) {
            return;
        }
        // The opcodes of a condition and of its opposite differ in the last bit; the first of them is odd.
        int condition = COMPARISONS.get(call.name);
        int comparison = holds ? condition : ((condition + 1) ^ 1) - 1;
        boolean unary = call.name.endsWith("EQZ");
        if (call.name.startsWith("I64")) {
            if (unary) {
                code.insertBefore(call, new InsnNode(Opcodes.LCONST_0));
            }
            code.set(call, new InsnNode(Opcodes.LCMP));
            jump.setOpcode(comparison);
        } else {
            code.remove(call);
            jump.setOpcode(unary ? comparison : comparison - Opcodes.IFEQ + Opcodes.IF_ICMPEQ);
        }
    }

    /** Returns the class, unless it refers to something that does not exist: then our package lacks an instruction. */
    private byte[] checked(byte[] linked) throws IOException {
        ClassReader reader = new ClassReader(linked);
        ClassNode node = new ClassNode();
        reader.accept(node, 0);
        node.methods.forEach(method -> declared.add(node.name + "." + method.name + method.desc));
        for (MethodNode method : node.methods) {
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof MethodInsnNode call
                        && !call.owner.startsWith("java/")
                        && !isGenerated(call.owner)) {
                    require(
                            isDeclared(call.owner, call.name + call.desc),
                            call.owner + " lacks " + call.name + call.desc + ", which compiled functions call");
                }
            }
        }
        return linked;
    }

    /** Fails if an instruction on numbers is missing that this module does not need, but that of another Rust may. */
    private void requireAllInstructions() throws IOException {
        ClassNode node = new ClassNode();
        new ClassReader("run/endive/runtime/OpcodeImpl").accept(node, ClassReader.SKIP_CODE);
        for (MethodNode method : node.methods) {
            boolean isOurs = INSTRUCTIONS.containsKey(method.name) || METHODS.containsKey(method.name);
            if (method.name.matches("[IF](32|64)_.*") && !isOurs) {
                require(
                        isDeclared(PACKAGE + "Instructions", method.name + method.desc),
                        "Instructions lacks " + method.name + method.desc);
            }
        }
    }

    private static boolean isGenerated(String owner) {
        return owner.startsWith(FUNCTIONS) || owner.startsWith(INDIRECT_CALLS);
    }

    private boolean isDeclared(String owner, String method) throws IOException {
        if (read.add(owner)) {
            Path file = processor.resolve(owner + ".class");
            require(Files.exists(file), "compiled functions refer to " + owner);
            ClassNode node = new ClassNode();
            new ClassReader(Files.readAllBytes(file)).accept(node, ClassReader.SKIP_CODE);
            node.methods.forEach(one -> declared.add(owner + "." + one.name + one.desc));
        }
        return declared.contains(owner + "." + method);
    }

    /** Returns the subclass of {@code CompiledModule}, which calls the exported functions. */
    private byte[] exports() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL, GENERATED_MODULE, null, MODULE, null);
        MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, MODULE, "<init>", "()V", false);
        constructor.visitInsn(Opcodes.RETURN);
        constructor.visitMaxs(0, 0);
        constructor.visitEnd();
        EXPORTS.forEach((name, shape) -> {
            Type result = Type.getReturnType(shape);
            StringBuilder parameters = new StringBuilder("(");
            for (Type argument : Type.getArgumentTypes(shape)) {
                parameters.append(argument);
            }
            String descriptor = parameters
                    .append("L" + PACKAGE + "LinearMemory;L" + PACKAGE + "ModuleState;)")
                    .append(result)
                    .toString();
            MethodVisitor method = writer.visitMethod(0, name, descriptor, null, null);
            method.visitCode();
            int variable = 1;
            for (Type argument : Type.getArgumentTypes(descriptor)) {
                method.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), variable);
                variable += argument.getSize();
            }
            String function = "func_" + exported(name);
            method.visitMethodInsn(Opcodes.INVOKESTATIC, ownerOf(function + descriptor), function, descriptor, false);
            method.visitInsn(result.getOpcode(Opcodes.IRETURN));
            method.visitMaxs(0, 0);
            method.visitEnd();
        });
        writer.visitEnd();
        return writer.toByteArray();
    }

    /**
     * Returns the class with a function: Endive puts each group of functions, by their numbers, into a class of its
     * own.
     */
    private String ownerOf(String function) {
        return declared.stream()
                .filter(method -> method.startsWith(FUNCTIONS) && method.endsWith("." + function))
                .map(method -> method.substring(0, method.indexOf('.')))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no class has " + function));
    }

    private int exported(String name) {
        for (int i = 0; i < module.exportSection().exportCount(); i++) {
            Export export = module.exportSection().getExport(i);
            if (export.name().equals(name) && export.exportType() == ExternalType.FUNCTION) {
                return export.index();
            }
        }
        throw new IllegalStateException("the module does not export " + name);
    }

    /** Returns the initial state, as {@code ModuleState} reads it. */
    private byte[] image() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(module.memorySection().orElseThrow().getMemory(0).limits().initialPages());
        out.writeInt(module.globalSection().globalCount());
        for (int i = 0; i < module.globalSection().globalCount(); i++) {
            out.writeLong(constant(module.globalSection().getGlobal(i).initInstructions()));
        }
        int[] functions = functions();
        out.writeInt(functions.length);
        for (int function : functions) {
            out.writeInt(function);
        }
        out.writeInt(module.dataSection().dataSegmentCount());
        for (int i = 0; i < module.dataSection().dataSegmentCount(); i++) {
            ActiveDataSegment segment = (ActiveDataSegment) module.dataSection().getDataSegment(i);
            out.writeInt((int) constant(segment.offsetInstructions()));
            out.writeInt(segment.data().length);
            out.write(segment.data());
        }
        return bytes.toByteArray();
    }

    private int[] functions() {
        require(module.tableSection().tableCount() == 1, "the module has several tables");
        int[] functions =
                new int[(int) module.tableSection().getTable(0).limits().min()];
        Arrays.fill(functions, -1);
        for (int i = 0; i < module.elementSection().elementCount(); i++) {
            ActiveElement element = (ActiveElement) module.elementSection().getElement(i);
            int index = (int) constant(element.offset());
            for (List<Instruction> function : element.initializers()) {
                functions[index++] = (int) constant(function);
            }
        }
        return functions;
    }

    /** Returns the operand of the one instruction of an initial value. */
    private static long constant(List<Instruction> instructions) {
        Instruction first = instructions.get(0);
        require(
                Set.of(OpCode.I32_CONST, OpCode.I64_CONST, OpCode.REF_FUNC).contains(first.opcode()),
                "an initial value is computed by " + first.opcode());
        return first.operand(0);
    }

    private void write(String name, byte[] content) throws IOException {
        Path file = output.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    private static void require(boolean claim, String problem) {
        if (!claim) {
            throw new IllegalStateException("The core cannot be compiled to class files: " + problem + ".");
        }
    }
}
