import { insertOrderRight } from "#app/features/learning/entitlements/face.server.ts";
import { consumeCoupon } from "#app/features/money/coupons/face.server.ts";
import type { PaymentFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { GatewayName } from "#db/schema/money/orders.ts";
import type { Write } from "#db/write.ts";
import { fullyRefundedWrites } from "../all-gone.server";
import {
	endReview,
	moveOrder,
	noteDispute,
	noteTrouble,
	type OrderRow,
	type PaymentRow,
	requirePaidBy,
	updatePayment,
} from "../orders.repository.server";
import { countRefunded, upsertGatewayRefund } from "../refunding.repository.server";
import { upsertDispute } from "./gateway-events.repository.server";
import type { OrderEvents } from "./order-events";
import { type Move, type MoveName, type OrderMoveName, type Settlement, settlementOf } from "./settlement";

type PaymentWithOrder = { order: OrderRow; payment: PaymentRow };
export type Settled = Omit<Settlement, "moves"> & { writes: Write[] };

export function settlePayment(
	db: Database,
	{ order, payment }: PaymentWithOrder,
	{
		facts,
		gateway,
		orderEvents,
		now,
	}: { facts: PaymentFacts; gateway: GatewayName; orderEvents: OrderEvents; now: Date },
): Settled {
	const { moves, ...settled } = settlementOf({ order, payment, facts, now });
	const on = { db, order, payment, facts, gateway, orderEvents, now };
	return { ...settled, writes: moves.flatMap((move) => writesOf(move, on)) };
}

type OrderMoveContext = { db: Database; order: OrderRow; orderEvents: Pick<OrderEvents, "onOrderPaid">; now: Date };
type PaymentMoveContext = OrderMoveContext & {
	payment: PaymentRow;
	facts: PaymentFacts;
	gateway: GatewayName;
	orderEvents: OrderEvents;
};

const WRITES_OF_ORDER: { [Name in OrderMoveName]: (move: Move<Name>, on: OrderMoveContext) => Write[] } = {
	job: ({ kind, id, dueAt }, { db, order: { id: orderId } }) => [
		enqueue(db, kind, { orderId }, { id, dueAt }).onConflictDoNothing(),
	],
	couponUsed: (_, { db, order, now }) => [consumeCoupon(db, order.id, now)],
	courseOpens: ({ userId, courseId }, { db, order: { id: orderId }, now }) => [
		insertOrderRight(db, { userId, orderId, now, thing: { kind: "course", courseId } }),
	],
	onOrderPaid: ({ paid }, { db, orderEvents, now }) => orderEvents.onOrderPaid(db, paid, now),
};

const WRITES_OF_MOVE: { [Name in MoveName]: (move: Move<Name>, on: PaymentMoveContext) => Write[] } = {
	...WRITES_OF_ORDER,
	payment: ({ seen }, { db, payment }) => [updatePayment(db, payment.id, seen)],
	state: ({ to, trouble, also }, { db, order: { id }, now }) => [moveOrder(db, { id, to, trouble, now }, also)],
	requirePaidBy: ({ reference }, { db, order: { id } }) => [requirePaidBy(db, { id, reference })],
	endReview: ({ to, also }, { db, order: { id }, now }) => [endReview(db, { id, to, now }, also)],
	trouble: ({ trouble }, { db, order: { id }, now }) => [noteTrouble(db, { id, trouble, now })],
	giveBack: ({ id }, { db, payment: { id: paymentId }, now }) => [
		enqueue(db, "payment.giveBack", { paymentId }, { id, dueAt: now }).onConflictDoNothing(),
	],
	dispute: ({ dispute }, { db, order, gateway, now }) => {
		const { reference, state, reason, amount, openedAt, answerUntil } = dispute;
		return [
			noteDispute(db, { id: order.id, at: openedAt, now }),
			upsertDispute(db, {
				id: `${gateway}:${reference}`,
				orderId: order.id,
				gateway,
				gatewayReference: reference,
				state,
				reason,
				currency: amount.currency,
				amountMinor: amount.minor,
				openedAt,
				answerUntil,
				closedAt: state === "open" ? null : now,
			}),
		];
	},
	refund: ({ refund }, { db, order, gateway, now }) => [
		upsertGatewayRefund(db, { orderId: order.id, gateway, refund, now }),
	],
	allGone: (_, { db, order, orderEvents, now }) => fullyRefundedWrites(db, { order, orderEvents, now }),
	onGatewayUpdate: (_, { db, order, payment, facts, orderEvents, now }) =>
		orderEvents.onGatewayUpdate(db, { order, payment, facts }, now),
	count: (_, { db, order: { id }, now }) => [countRefunded(db, { id, now })],
};

function writesOf<Name extends MoveName>(move: Move<Name>, on: PaymentMoveContext): Write[] {
	return WRITES_OF_MOVE[move.write](move, on);
}

/** The writes of an admin's decision about a payment in review. */
export function writesOfOrder<Name extends OrderMoveName>(moves: readonly Move<Name>[], on: OrderMoveContext): Write[] {
	return moves.flatMap((move) => WRITES_OF_ORDER[move.write](move, on));
}
