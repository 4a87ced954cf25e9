package shop;

/** A subclass without companion, like the class of a framework's proxy. */
public final class ProxiedShop extends Shop {}
