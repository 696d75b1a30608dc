import { creditedMinor, type PeriodOrder } from "#app/features/money/orders/face.server.ts";

/** What changes have credited in an order's period: of this order, and in all. */
export function creditedInOrders(orders: readonly PeriodOrder[], orderId: string) {
	return {
		creditedMinor: creditedMinor(orders, orderId),
		creditsMinor: orders.reduce((sum, { creditMinor }) => sum + creditMinor, 0),
	};
}
