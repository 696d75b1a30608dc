import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import {
	findPaymentWithOrder,
	insertChangeOrder,
	insertPayment,
	settlePayment,
} from "#app/features/money/orders/face.server.ts";
import { newHexId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { type MembershipRules, ownNow } from "../membership";
import { membershipStep } from "../membership-steps";
import type { MembershipTools } from "../membership-tools.server";
import { findMembership } from "../memberships.repository.server";
import { findChangeOrder } from "../period-orders.repository.server";
import { chargeCard } from "../periods/charge-period.server";
import { stepWrites } from "../write-step.server";
import { type ChangeInput, changeKey, changeOrder } from "./change-order.server";
import { type ChangeOutcome, toChangeOutcome } from "./change-outcome";
import { type ChangePreview, eventOf } from "./preview-change.server";

type Charge = { preview: ChangePreview; rules: MembershipRules };

/** Charges the card on file; a successful charge changes the plan in the same batch. */
export async function chargeChange(
	db: Database,
	tools: MembershipTools,
	input: ChangeInput,
	{ preview, rules }: Charge,
): Promise<ChangeOutcome> {
	const { membership, now } = input;
	const begin = membershipStep(membership, { kind: "beginChange" }, rules, ownNow(membership, now));
	if (!begin || membership.userId === null) return { ok: false, reason: "notNow" };
	const [id, paymentId] = [newHexId(), newHexId()];
	const order = await changeOrder(db, input, preview, id);
	const { gateway, isTest, currency, totalMinor: amountMinor } = order;
	const payment = {
		id: paymentId,
		orderId: id,
		gateway,
		isTest,
		currency,
		amountMinor,
		createdAt: now,
		changedAt: now,
	};
	try {
		const writes = stepWrites(db, membership, begin, { rules, at: ownNow(membership, now), now, orderId: id });
		await runTogether(db, [insertChangeOrder(db, order, preview.read), insertPayment(db, payment), ...writes]);
	} catch (error) {
		// A repeated or other submission, or a refund, came first.
		if (!isConflict(error) && !isDuplicate(error, "orders.user_id")) throw error;
		const [first] = await findChangeOrder(db, changeKey(input));
		return first ? toChangeOutcome(first) : { ok: false, reason: "asksAgain" };
	}
	const [made] = await findPaymentWithOrder(db, paymentId);
	const [begun] = await findMembership(db, membership.id);
	if (!made || !begun) throw new Error("The order of a change was not kept");
	const facts = await attemptCharge(db, tools, membership, made);
	// The charge may have succeeded: then its event settles it.
	if (!facts) return { ok: false, reason: "unsure" };
	const settled = settlePayment(db, made, { facts, gateway, orderEvents: tools.orderEvents, now });
	const at = ownNow(begun, now);
	// If something else changed the membership, `applyPaidOrder` decides.
	const isAlone = begun.version === membership.version + 1;
	const step = facts.state === "paid" && isAlone ? membershipStep(begun, eventOf(preview), rules, at) : null;
	try {
		const writes = step ? stepWrites(db, begun, step, { rules, at, now, orderId: id }) : [];
		await runTogether(db, [...writes, ...settled.writes]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "unsure" };
		throw error;
	}
	const outcome = toChangeOutcome({ state: OUTCOME_OF_ORDER_STATE[facts.state], trouble: facts.failure });
	if (!outcome.ok) return outcome;
	const jobs = [
		...(settled.next ? [settled.next] : []),
		...(step ? [jobIdsAtGateway.membershipTell({ id: begun.id, version: begun.version + 1 })] : []),
	];
	return { ...outcome, jobs };
}

async function attemptCharge(...[db, tools, membership, made]: Parameters<typeof chargeCard>) {
	try {
		return await chargeCard(db, tools, membership, made);
	} catch (error) {
		console.error(JSON.stringify({ level: "error", at: "change", name: error instanceof Error ? error.name : "" }));
		return null;
	}
}

const OUTCOME_OF_ORDER_STATE = {
	paid: "paid",
	failed: "failed",
	expired: "failed",
	processing: "pending",
	open: "pending",
} as const;
