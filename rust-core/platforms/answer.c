/*
 * Loads a native library and has it answer requests, without a JVM: what the library asks of JNI is here, as far as it
 * asks. `try` in this folder runs it where there is no JVM for a platform.
 *
 *     answer <library> <folder for responses> <file with the path of a request on each line>
 *
 * Writes each response to a file with the number of the request's line. Fails with the number of a JNI function that is not here.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#else
#include <dlfcn.h>
#endif

/* In place of jni.h: the table's places are those of "JNI Functions" in the JNI specification. */
typedef int32_t jint;
#ifdef _WIN32
#define JNICALL __stdcall
#else
#define JNICALL
#endif
enum { FUNCTIONS = 240 };
typedef struct {
    jint length;
    unsigned char *bytes;
} Array;
typedef void **Env;

static void *table[FUNCTIONS];
static Env env = table;

static void missing(int function) {
    fprintf(stderr, "JNI function %d is not here\n", function);
    exit(3);
}

/* One function for each place, so that what is missing can be named. */
#define MISSING(n) static void JNICALL missing##n(void) { missing(n); }
#define TEN(m, n) m(n##0) m(n##1) m(n##2) m(n##3) m(n##4) m(n##5) m(n##6) m(n##7) m(n##8) m(n##9)
#define ALL(m) \
    m(0) m(1) m(2) m(3) m(4) m(5) m(6) m(7) m(8) m(9) TEN(m, 1) TEN(m, 2) TEN(m, 3) TEN(m, 4) TEN(m, 5) TEN(m, 6) \
        TEN(m, 7) TEN(m, 8) TEN(m, 9) TEN(m, 10) TEN(m, 11) TEN(m, 12) TEN(m, 13) TEN(m, 14) TEN(m, 15) TEN(m, 16) \
            TEN(m, 17) TEN(m, 18) TEN(m, 19) TEN(m, 20) TEN(m, 21) TEN(m, 22) TEN(m, 23)
ALL(MISSING)

static jint JNICALL get_version(Env *e) {
    (void)e;
    return 0x000A0000;
}
static jint JNICALL get_env(void *vm, void **e, jint version) {
    (void)vm;
    (void)version;
    *e = &env;
    return 0;
}
/* The invocation interface. */
static void *invocation[8];
static void **vm = invocation;
static jint JNICALL get_java_vm(Env *e, void **result) {
    (void)e;
    *result = &vm;
    return 0;
}
static unsigned char JNICALL exception_check(Env *e) {
    (void)e;
    return 0;
}
/* A class, method or object of Java: the library looks some up and reads none, so that any address does. */
static void *JNICALL something(Env *e) {
    (void)e;
    return table;
}
static unsigned char JNICALL yes(Env *e) {
    (void)e;
    return 1;
}
static void *JNICALL same_reference(Env *e, void *reference) {
    (void)e;
    return reference;
}
static void JNICALL delete_reference(Env *e, void *reference) {
    (void)e;
    (void)reference;
}
static jint JNICALL push_local_frame(Env *e, jint capacity) {
    (void)e;
    (void)capacity;
    return 0;
}
static jint JNICALL get_array_length(Env *e, Array *array) {
    (void)e;
    return array->length;
}
static Array *JNICALL new_byte_array(Env *e, jint length) {
    (void)e;
    Array *array = malloc(sizeof(Array));
    array->length = length;
    array->bytes = calloc((size_t)length + 1, 1);
    return array;
}
static void JNICALL get_byte_array_region(Env *e, Array *array, jint start, jint length, void *to) {
    (void)e;
    memcpy(to, array->bytes + start, (size_t)length);
}
static void JNICALL set_byte_array_region(Env *e, Array *array, jint start, jint length, const void *from) {
    (void)e;
    memcpy(array->bytes + start, from, (size_t)length);
}

static Array read_file(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        exit(2);
    }
    fseek(file, 0, SEEK_END);
    Array array = {(jint)ftell(file), NULL};
    array.bytes = malloc((size_t)array.length + 1);
    rewind(file);
    if (fread(array.bytes, 1, (size_t)array.length, file) != (size_t)array.length) {
        perror(path);
        exit(2);
    }
    fclose(file);
    return array;
}

int main(int count, char **arguments) {
    static const char *const NAME = "Java_com_github_copilot_tool_processor_loader_NativeCore_answer";
    typedef Array *(JNICALL * Answer)(Env *, void *, Array *);
    Answer answer;
    if (count != 4) {
        fprintf(stderr, "answer <library> <folder for responses> <file with paths of requests>\n");
        return 2;
    }
#define PLACE(n) table[n] = (void *)missing##n;
    ALL(PLACE)
    table[4] = (void *)get_version;
    table[6] = (void *)something; /* FindClass */
    table[11] = (void *)yes; /* IsAssignableFrom */
    table[19] = (void *)push_local_frame;
    table[20] = (void *)same_reference; /* PopLocalFrame */
    table[21] = (void *)same_reference; /* NewGlobalRef */
    table[22] = (void *)delete_reference; /* DeleteGlobalRef */
    table[23] = (void *)delete_reference; /* DeleteLocalRef */
    table[33] = (void *)something; /* GetMethodID */
    table[36] = (void *)something; /* CallObjectMethodA */
    table[113] = (void *)something; /* GetStaticMethodID */
    table[116] = (void *)something; /* CallStaticObjectMethodA */
    table[167] = (void *)something; /* NewStringUTF */
    table[171] = (void *)get_array_length;
    table[176] = (void *)new_byte_array;
    table[200] = (void *)get_byte_array_region;
    table[208] = (void *)set_byte_array_region;
    table[219] = (void *)get_java_vm;
    invocation[6] = (void *)get_env;
    table[228] = (void *)exception_check;
#ifdef _WIN32
    HMODULE library = LoadLibraryA(arguments[1]);
    if (!library) {
        fprintf(stderr, "%s: error %lu\n", arguments[1], GetLastError());
        return 1;
    }
    answer = (Answer)(void *)GetProcAddress(library, NAME);
#else
    void *library = dlopen(arguments[1], RTLD_LAZY);
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    answer = (Answer)dlsym(library, NAME);
#endif
    if (!answer) {
        fprintf(stderr, "%s does not export %s\n", arguments[1], NAME);
        return 1;
    }
    Array paths = read_file(arguments[3]);
    paths.bytes[paths.length] = 0;
    int number = 0;
    for (char *line = strtok((char *)paths.bytes, "\n"); line; line = strtok(NULL, "\n")) {
        Array request = read_file(line);
        Array *response = answer(&env, NULL, &request);
        char path[4096];
        if (!response) {
            fprintf(stderr, "%s: no response\n", line);
            return 1;
        }
        snprintf(path, sizeof path, "%s/%d", arguments[2], ++number);
        FILE *file = fopen(path, "wb");
        if (!file || fwrite(response->bytes, 1, (size_t)response->length, file) != (size_t)response->length) {
            perror(path);
            return 2;
        }
        fclose(file);
        free(request.bytes);
    }
#ifdef _WIN32
    /* It may be unloaded with its class loader (R10.2). */
    if (!FreeLibrary(library)) {
        fprintf(stderr, "FreeLibrary: error %lu\n", GetLastError());
        return 1;
    }
#else
    dlclose(library);
#endif
    printf("%d responses\n", number);
    return 0;
}
