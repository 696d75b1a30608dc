import { creditedOf, type PeriodOrder } from "#app/features/money/orders/face.server.ts";

/** What changes have credited in the period of an order: of the order itself, and in all, so that it can be held to that. */
export function creditsIn(orders: readonly PeriodOrder[], orderId: string) {
	return {
		creditedMinor: creditedOf(orders, orderId),
		creditsMinor: orders.reduce((sum, { creditMinor }) => sum + creditMinor, 0),
	};
}
