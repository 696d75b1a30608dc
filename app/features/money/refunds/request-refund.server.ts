import {
	findPaidBefore,
	findPaidForLater,
	insertRefund,
	listOrdersOfSamePeriod,
	moveRefund,
} from "#app/features/money/orders/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { newHexId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { approvalWrites, type RefundTools } from "./approval.server";
import { creditedInOrders } from "./credited";
import {
	answerUntil,
	type REFUND_REASONS,
	type RequestRefusal,
	refundableMinor,
	requestRefusal,
	withdrawalRefusal,
} from "./refund-rules";
import { type StandingSums, sumStandingRefunds, toRefundShares } from "./refund-shares";
import { statesBefore } from "./refund-states";
import {
	findOrderOf,
	findPaidPayment,
	listOpenDisputes,
	listRefundsOf,
	type OrderId,
} from "./refunds.repository.server";

type OwnOrder = { userId: number; orderId: string; now: Date };
type Outcome =
	| { ok: true; refundId: string; jobId: string }
	| { ok: false; reason: RequestRefusal | "notFound" | "changedMeanwhile" };

/** A buyer's order and all that decides on its refund. `orderId` may be a subquery. */
export function situationStatements(db: Database, { userId, orderId }: { userId: UserId; orderId: OrderId }) {
	return {
		order: findOrderOf(db, { userId, orderId }),
		payment: findPaidPayment(db, orderId),
		refunds: listRefundsOf(db, orderId),
		disputes: listOpenDisputes(db, orderId),
		settings: findSettings(db, ["guaranteeScope"]),
		later: findPaidForLater(db, orderId),
		before: findPaidBefore(db, orderId),
		period: listOrdersOfSamePeriod(db, orderId),
	};
}
type SituationRows = Awaited<ReturnType<typeof readSituation>>;
const readSituation = (db: Database, whose: { userId: UserId; orderId: string }) =>
	inBatch(db, situationStatements(db, whose));

export function toSituation(
	{
		order: [order],
		payment: [payment],
		refunds,
		disputes,
		settings,
		later: [later],
		before: [before],
		period,
	}: SituationRows,
	now: Date,
) {
	if (!order) return null;
	const coversEveryPayment = readSettings(settings).guaranteeScope.everyPayment;
	const covered = { coversEveryPayment, isFirstPayment: !before?.is };
	const goesOn = order.kind === "plan" && Boolean(later?.is);
	const { creditedMinor, creditsMinor } = creditedInOrders(period, order.id);
	const hasOpenDispute = disputes.length > 0;
	return {
		order,
		payment,
		goesOn,
		creditsMinor,
		situation: { refunds, hasOpenDispute, creditedMinor, ...covered, now },
	};
}
export type OwnSituation = NonNullable<ReturnType<typeof toSituation>>;

async function findSituation(db: Database, whose: OwnOrder) {
	return toSituation(await readSituation(db, whose), whose.now);
}

type RefundRequest = OwnOrder & { reasonCode: (typeof REFUND_REASONS)[number] | null; reason: string; origin: string };

/** Requests a refund under the guarantee. Of concurrent requests one is stored. */
export async function requestRefund(db: Database, request: RefundRequest): Promise<Outcome> {
	const { userId, orderId, reasonCode, reason, origin, now } = request;
	const found = await findSituation(db, request);
	if (!found) return { ok: false, reason: "notFound" };
	const { order, payment, situation } = found;
	const refusal = requestRefusal(order, situation);
	if (refusal) return { ok: false, reason: refusal };
	const [standing, leftMinor] = [sumStandingRefunds(situation.refunds), refundableMinor(order, situation)];
	if (isBeingReturned(order, standing, leftMinor)) return { ok: false, reason: "changedMeanwhile" };

	const [refundId, jobId] = [newHexId(), newJobId()];
	try {
		await db.batch([
			insertRefund(db, {
				id: refundId,
				orderId,
				userId,
				paymentId: payment?.id ?? null,
				kind: "guarantee",
				state: "requested",
				currency: order.currency,
				...toRefundShares(order, standing, leftMinor),
				reasonCode,
				reason: reason || null,
				requestedAt: now,
				dueAt: answerUntil(now),
				changedAt: now,
			}),
			enqueueMail(db, "refundAsked", { userId, refundId, origin }, { id: jobId, dueAt: now }),
		]);
	} catch (error) {
		if (isDuplicate(error, "refunds.order_id")) return { ok: false, reason: "underWay" };
		throw error;
	}
	return { ok: true, refundId, jobId };
}

/** A bank has just returned money, and the job that records it has not run. */
const isBeingReturned = ({ totalMinor }: { totalMinor: number }, standing: StandingSums, minor: number) =>
	standing.amountMinor + minor > totalMinor;

export async function withdrawRequest(db: Database, { userId, orderId, now }: OwnOrder): Promise<{ ok: boolean }> {
	const found = await findSituation(db, { userId, orderId, now });
	const request = found?.situation.refunds.find(({ state }) => state === "requested");
	if (!request) return { ok: false };
	try {
		await db.batch([
			moveRefund(db, { id: request.id, from: ["requested"] }, { state: "takenBack", decidedAt: now, changedAt: now }),
			requireChange(db),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false };
		throw error;
	}
	return { ok: true };
}

type WithdrawalRequest = OwnOrder & { tools: RefundTools; requestId: string };

/** Within 14 days, without approval: one batch ends access, requests the refund and enqueues the receipt. */
export async function withdrawFromOrder(db: Database, withdrawal: WithdrawalRequest): Promise<Outcome> {
	const { userId, orderId, tools, requestId, now } = withdrawal;
	const found = await findSituation(db, withdrawal);
	if (!found) return { ok: false, reason: "notFound" };
	const { order, payment, creditsMinor, situation } = found;
	const refusal = withdrawalRefusal(order, situation);
	if (refusal) return { ok: false, reason: refusal };

	const request = situation.refunds.find(({ state }) => state === "requested");
	const refundId = request?.id ?? newHexId();
	const [standing, amountMinor] = [sumStandingRefunds(situation.refunds), refundableMinor(order, situation)];
	if (isBeingReturned(order, standing, amountMinor)) return { ok: false, reason: "changedMeanwhile" };
	const approved = {
		kind: "withdrawal" as const,
		state: "approved" as const,
		paymentId: payment?.id ?? null,
		decidedAt: now,
		changedAt: now,
		...toRefundShares(order, standing, amountMinor),
	};
	const { writes, jobId } = approvalWrites(db, { refundId, order, amountMinor, creditsMinor, tools, now });
	const first = request
		? moveRefund(db, { id: refundId, from: statesBefore("takeBack") }, approved)
		: insertRefund(db, { id: refundId, orderId, userId, currency: order.currency, requestedAt: now, ...approved });
	try {
		await db.batch([
			first,
			requireChange(db),
			...writes,
			enqueueMail(db, "withdrawalReceived", { userId, refundId, origin: tools.origin }, { dueAt: now }),
			audit(db, {
				by: userId,
				deed: "refunds.withdraw",
				subject: { kind: "order", id: orderId },
				before: null,
				after: { amountMinor, currency: order.currency },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error) || isDuplicate(error, "refunds.order_id")) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
	return { ok: true, refundId, jobId };
}
