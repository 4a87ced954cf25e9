import shop.Orders;

class Tools extends Orders {}
