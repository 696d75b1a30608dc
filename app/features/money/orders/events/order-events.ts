import type { PaymentFacts } from "#app/features/money/gateway/payment-gateway.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import type { OrderRow, PaymentRow } from "../orders.repository.server";

/** What rooms add to the batch that writes such an event. */
export type OrderEvents = {
	onOrderPaid: (db: Database, order: OrderRow, now: Date) => Write[];
	/** All of it has gone back, by a refund or by a dispute that was lost. */
	onOrderRefunded: (db: Database, order: OrderRow, now: Date) => Write[];
	/** What the gateway knows of the refunds and disputes of the payment that has paid an order. */
	onGatewayUpdate: (
		db: Database,
		update: { order: OrderRow; payment: PaymentRow; facts: PaymentFacts },
		now: Date,
	) => Write[];
};

/** The statements of all rooms, in the order of the rooms. */
export function orderEventsOf(rooms: readonly Partial<OrderEvents>[]): OrderEvents {
	return {
		onOrderPaid: (...of) => rooms.flatMap(({ onOrderPaid }) => onOrderPaid?.(...of) ?? []),
		onOrderRefunded: (...of) => rooms.flatMap(({ onOrderRefunded }) => onOrderRefunded?.(...of) ?? []),
		onGatewayUpdate: (...of) => rooms.flatMap(({ onGatewayUpdate }) => onGatewayUpdate?.(...of) ?? []),
	};
}
