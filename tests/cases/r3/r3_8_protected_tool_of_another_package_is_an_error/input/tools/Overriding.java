package tools;

import base.Base;

public class Overriding extends Base {
    @Override
    protected String guarded() {
        return "overridden";
    }
}
