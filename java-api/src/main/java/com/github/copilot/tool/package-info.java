/** The annotations that make methods tools, and what connects a tool class to its companion. */
package com.github.copilot.tool;
