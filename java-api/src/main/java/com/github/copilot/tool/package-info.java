/** The annotations that make methods tools, and the link between a tool class and its companion. */
package com.github.copilot.tool;
