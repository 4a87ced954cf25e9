package org.mcpjava.server.progress;

public interface Progress {}
