/** Marks of what may still change. */
package com.github.copilot;
