import shop.NamedOrders;

class Tools extends NamedOrders {}
