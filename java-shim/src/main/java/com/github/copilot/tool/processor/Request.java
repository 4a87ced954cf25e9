package com.github.copilot.tool.processor;

/**
 * A request, and what its numbers stand for.
 *
 * @param json the request as the core takes it
 * @param handles the elements and annotations that the response may point to
 */
record Request(byte[] json, Handles handles) {}
