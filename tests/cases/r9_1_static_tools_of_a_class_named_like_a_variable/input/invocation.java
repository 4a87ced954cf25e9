record invocation(value value) {}
