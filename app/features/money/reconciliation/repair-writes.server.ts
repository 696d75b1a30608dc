import { endMembershipRights, insertOrderRight, markAsGrant } from "#app/features/learning/entitlements/face.server.ts";
import { findMembership, findRules, stepWrites } from "#app/features/money/memberships/face.server.ts";
import { ownNow } from "#app/features/money/memberships/membership.ts";
import { membershipStep } from "#app/features/money/memberships/membership-steps.ts";
import {
	countRefunded,
	findLatestEvent,
	findOrder,
	findPaymentWithOrder,
	fullyRefundedWrites,
	noteTrouble,
	type OrderEvents,
	type OrderRow,
	reopenEvent,
} from "#app/features/money/orders/face.server.ts";
import { adoptRefund } from "#app/features/money/refunds/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { FindingKind } from "#db/schema/money/reconciliation.ts";
import type { Write } from "#db/write.ts";
import type { Finding } from "./reconciliation.repository.server";

type Writes = Write[];
export type Repairing = {
	finding: Finding;
	orderEvents: OrderEvents;
	jobId: string;
	now: Date;
};
type Repair = (db: Database, repairing: Repairing) => Promise<Writes>;

/** No effect when the order is gone. */
const repairOfOrder =
	(write: (db: Database, order: OrderRow, repairing: Repairing) => Writes | Promise<Writes>): Repair =>
	async (db, repairing) => {
		const [order] = await findOrder(db, repairing.finding.orderId ?? repairing.finding.subject);
		return order ? write(db, order, repairing) : [];
	};

/** Repeats all that follows from a paid order; every part is repeatable. */
const paidAgain = (db: Database, { id: orderId }: { id: string }, { jobId, now }: Repairing): Write[] => [
	enqueue(db, "order.paid", { orderId }, { id: jobId, dueAt: now }),
];
const refundedAgain = (db: Database, { id: orderId }: { id: string }, { jobId, now }: Repairing): Write[] => [
	enqueue(db, "order.refunded", { orderId }, { id: jobId, dueAt: now }),
];

/** The repair of each finding: only what the system would have done by itself, and repeatable. */
export const REPAIRS: Record<FindingKind, Repair> = {
	noInvoice: repairOfOrder(paidAgain),
	// Issued documents are not changed, so the order is flagged for review.
	amountsDiffer: repairOfOrder((db, { id }, { now }) => [noteTrouble(db, { id, trouble: "amountsDiffer", now })]),
	noAccess: repairOfOrder((db, order, repairing) => {
		const { id: orderId, kind, userId, thingId: courseId } = order;
		if (kind === "plan" || userId === null) return paidAgain(db, order, repairing);
		const right = { userId, orderId, thing: { kind, courseId }, now: repairing.now };
		return [insertOrderRight(db, right), ...repairing.orderEvents.onOrderPaid(db, order, repairing.now)];
	}),
	accessAfterRefund: repairOfOrder((db, order, { orderEvents, jobId, now }) => {
		const { id: orderId, userId, kind, membershipId } = order;
		if (userId === null) return [];
		// The job that should have ended it may be dead, so enqueue another.
		const end = { id: jobId, dueAt: now };
		return [
			...fullyRefundedWrites(db, { order, orderEvents, now }),
			...(kind === "plan" && membershipId ? [enqueue(db, "membership.end", { membershipId, orderId }, end)] : []),
		];
	}),
	commissionAfterRefund: repairOfOrder(refundedAgain),
	commissionDiffers: repairOfOrder(refundedAgain),
	noCommission: repairOfOrder(paidAgain),
	// For a paid order the other payment is returned; an unrecorded payment is settled from its event.
	strayPayment: async (db, { finding: { subject: paymentId }, jobId, now }) => {
		const [found] = await findPaymentWithOrder(db, paymentId);
		if (!found) return [];
		const { order, payment } = found;
		if (order.state === "paid") {
			return [
				noteTrouble(db, { id: order.id, trouble: "paidTwice", now }),
				enqueue(db, "payment.giveBack", { paymentId }, { id: jobId, dueAt: now }),
			];
		}
		const [event] = await findLatestEvent(db, payment);
		if (!event) return [];
		return [reopenEvent(db, event.id), enqueue(db, "gateway.event", { eventId: event.id }, { id: jobId, dueAt: now })];
	},
	refundsDiffer: repairOfOrder((db, order, repairing) => [
		countRefunded(db, { id: order.id, now: repairing.now }),
		...refundedAgain(db, order, repairing),
	]),
	creditNote: async (db, { finding: { subject: refundId }, jobId, now }) => [
		enqueue(db, "invoice.credit", { refundId }, { id: jobId, dueAt: now }),
	],
	// Waits while a refund of ours is pending and both would be too much.
	unknownRefund: repairOfOrder(
		async (db, order, { finding, orderEvents, jobId, now }) =>
			(await adoptRefund(db, { order, reference: finding.subject, orderEvents, jobId, now })) ?? [],
	),
	eventWaiting: async (db, { finding: { subject: eventId }, jobId, now }) => [
		enqueue(db, "gateway.event", { eventId }, { id: jobId, dueAt: now }),
	],
	eventWithoutOrder: async (db, { finding: { subject: eventId }, jobId, now }) => [
		reopenEvent(db, eventId),
		enqueue(db, "gateway.event", { eventId }, { id: jobId, dueAt: now }),
	],
	unpaidPeriod: async (db, { finding, now }) => {
		const [membership] = await findMembership(db, finding.subject);
		if (!membership) return [];
		const [rules, at] = [await findRules(db), ownNow(membership, now)];
		const step = membershipStep(membership, { kind: "end", why: "unpaid" }, rules, at);
		return step ? stepWrites(db, membership, step, { rules, at, now }) : [];
	},
	accessAfterEnd: async (db, { finding: { subject: membershipId }, now }) => {
		const [membership] = await findMembership(db, membershipId);
		if (!membership || membership.userId === null) return [];
		return [endMembershipRights(db, { userId: membership.userId, membershipId, why: "expired", now })];
	},
	rightWithoutSource: async (db, { finding: { subject } }) => [markAsGrant(db, Number(subject))],
	subscriptionLives: async (db, { finding: { subject: membershipId }, jobId, now }) => [
		enqueue(db, "membership.tell", { membershipId }, { id: jobId, dueAt: now }),
	],
	twoSubscriptions: repairOfOrder((db, { id: orderId }, { jobId, now }) => [
		enqueue(db, "membership.giveBack", { orderId }, { id: jobId, dueAt: now }),
	]),
};
