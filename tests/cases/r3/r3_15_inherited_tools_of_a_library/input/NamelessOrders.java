class NamelessOrders extends shop.Nameless {}
