import type { PaymentFacts } from "#app/features/money/gateway/payment-gateway.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import type { OrderRow, PaymentRow } from "../orders.repository.server";

export type OrderEvents = {
	onOrderPaid: (db: Database, order: OrderRow, now: Date) => Write[];
	/** Refunded in full, or a dispute was lost. */
	onOrderRefunded: (db: Database, order: OrderRow, now: Date) => Write[];
	/** The gateway's refunds and disputes of an order's payment. */
	onGatewayUpdate: (
		db: Database,
		update: { order: OrderRow; payment: PaymentRow; facts: PaymentFacts },
		now: Date,
	) => Write[];
};

export function orderEventsOf(rooms: readonly Partial<OrderEvents>[]): OrderEvents {
	return {
		onOrderPaid: (...of) => rooms.flatMap(({ onOrderPaid }) => onOrderPaid?.(...of) ?? []),
		onOrderRefunded: (...of) => rooms.flatMap(({ onOrderRefunded }) => onOrderRefunded?.(...of) ?? []),
		onGatewayUpdate: (...of) => rooms.flatMap(({ onGatewayUpdate }) => onGatewayUpdate?.(...of) ?? []),
	};
}
