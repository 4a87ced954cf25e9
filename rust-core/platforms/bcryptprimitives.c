/*
 * In place of a library that every Windows has and Debian 12's Wine lacks; `try` in this folder puts it beside answer.c's
 * program. Rust's standard library asks it for the seeds of hash maps, whose order reaches no response.
 */
#include <stddef.h>

__declspec(dllexport) int __stdcall ProcessPrng(unsigned char *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        bytes[i] = (unsigned char)(i * 31 + 7);
    }
    return 1;
}
