package com.github.copilot.tool.processor;

/**
 * A request, and the elements and annotations that its ids refer to.
 *
 * @param json the request's bytes
 * @param targets the elements and annotations by their ids
 */
record Request(byte[] json, DiagnosticTargets targets) {}
