package com.github.copilot.tool.processor;

/** The core is of another build or protocol than the shim (R10.6). */
final class OtherBuildException extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * @param protocol the protocol that the core speaks
     * @param build the core's version
     */
    OtherBuildException(int protocol, String build) {
        super("the Java part is " + describe(BuildInfo.PROTOCOL, BuildInfo.VERSION) + ", the core "
                + describe(protocol, build));
    }

    private static String describe(int protocol, String build) {
        return build + " (protocol " + Integer.toUnsignedString(protocol) + ")";
    }
}
