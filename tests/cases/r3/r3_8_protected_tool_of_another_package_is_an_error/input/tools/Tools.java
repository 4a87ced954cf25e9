package tools;

import base.Base;

public class Tools extends Base {}
