/** Annotations for API that may still change. */
package com.github.copilot;
