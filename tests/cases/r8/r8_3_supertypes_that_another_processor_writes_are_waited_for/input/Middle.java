class Middle extends LateBase {}
