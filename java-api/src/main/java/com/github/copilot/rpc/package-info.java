/** Tools at run time: their definitions, calls and results, in the form in which they are sent. */
package com.github.copilot.rpc;
