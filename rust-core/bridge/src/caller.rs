//! The four functions of JNI that the bridge needs, without `unsafe` at their call sites.

#![allow(unsafe_code, reason = "JNI is a table of C functions")]

use jni_sys::{JNIEnv, jbyte, jbyteArray, jsize};

/// The JVM's environment of the thread that calls the library, with the byte array that it passes.
pub(crate) struct Caller {
    environment: *mut JNIEnv,
    request: jbyteArray,
    /// The request's, in bytes.
    length: jsize,
}

impl Caller {
    /// Returns the caller; `None` if one of the two is null.
    ///
    /// # Safety
    ///
    /// `environment` is null or that of the current thread, and `request` is null or a reference to a byte array. Both
    /// are valid as long as the result is used: until the native method returns.
    pub(crate) unsafe fn of(environment: *mut JNIEnv, request: jbyteArray) -> Option<Self> {
        if environment.is_null() || request.is_null() {
            return None;
        }
        // SAFETY: neither is null, so they are what the caller of this function promises.
        let length = unsafe { ((**environment).v1_1.GetArrayLength)(environment, request) };
        Some(Self {
            environment,
            request,
            length,
        })
    }

    /// The request's length in bytes.
    pub(crate) fn request_length(&self) -> usize {
        usize::try_from(self.length).unwrap_or(0)
    }

    /// A copy of the request.
    pub(crate) fn request_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![0; self.request_length()];
        // SAFETY: `of` was promised an environment and an array. As many bytes are copied as it has, and `bytes` has
        // room for them.
        unsafe {
            ((**self.environment).v1_1.GetByteArrayRegion)(
                self.environment,
                self.request,
                0,
                self.length,
                bytes.as_mut_ptr().cast::<jbyte>(),
            );
        }
        bytes
    }

    /// Returns a new array of the JVM's with these bytes. `None` if there are too many for an array, or if the JVM has no
    /// memory: then its `OutOfMemoryError` is pending.
    pub(crate) fn array_of(&self, bytes: &[u8]) -> Option<jbyteArray> {
        let length = jsize::try_from(bytes.len()).ok()?;
        // SAFETY: `of` was promised an environment.
        let array = unsafe { ((**self.environment).v1_1.NewByteArray)(self.environment, length) };
        if array.is_null() {
            return None;
        }
        // SAFETY: `array` has `length` bytes, and so has `bytes`.
        unsafe {
            ((**self.environment).v1_1.SetByteArrayRegion)(
                self.environment,
                array,
                0,
                length,
                bytes.as_ptr().cast::<jbyte>(),
            );
        }
        Some(array)
    }
}
