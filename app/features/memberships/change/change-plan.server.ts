import type { Database } from "../../../../db/client.server";
import { isConflict, isDuplicate } from "../../../../db/conflict";
import { money } from "../../../shared/money";
import { newOrderId } from "../../orders/checkout/place-order.server";
import { settlePayment } from "../../orders/events/settle-payment.server";
import type { OrderTrouble } from "../../orders/order-states";
import {
	findPaymentWithOrder,
	insertOrder,
	insertPayment,
	type NewOrder,
	type OrderRow,
} from "../../orders/orders.server";
import { DAY_MS, type Membership, type MembershipRules, ownNow } from "../membership";
import { type MembershipDeed, membershipStep } from "../membership-steps";
import { findRules, gatewayOf, type MembershipTools } from "../membership-tools.server";
import { findMembership } from "../memberships.repository.server";
import { findChangeOrder } from "../period-orders.repository.server";
import { take } from "../periods/charge-period.server";
import { planTitle } from "../periods/plan-title.server";
import { runWrites } from "../run-writes.server";
import { stepWrites } from "../write-step.server";
import { type Chosen, type Preview, previewChange } from "./preview-change.server";

/** How long a price that was shown holds. */
const SHOWN_FOR_MS = 10 * 60_000;

type Input = {
	membership: Membership;
	chosen: Chosen;
	/** What the sheet said: when it was drawn, and what it asked for. */
	shown: { at: Date; totalMinor: number };
	now: Date;
};
export type ChangeOutcome =
	| { ok: true; kind: Preview["kind"] | "pending"; jobs: string[] }
	/** Time has passed, or something else has changed: the sheet is drawn anew. */
	| { ok: false; reason: "asksAgain" | "notNow" | "notOffered" }
	| { ok: false; reason: "declined"; why: OrderTrouble };

/**
 * Changes the plan of a membership: more begins at once for the amount that was shown, or asks again; less begins when what is
 * paid has run out. The same sheet sent twice is charged once.
 */
export async function changePlan(db: Database, tools: MembershipTools, input: Input): Promise<ChangeOutcome> {
	const { membership, chosen, shown, now } = input;
	const [known] = await findChangeOrder(db, keyOf(input));
	if (known) return outcomeOf(known);
	const age = now.getTime() - shown.at.getTime();
	if (age < 0 || age > SHOWN_FOR_MS) return { ok: false, reason: "asksAgain" };
	const preview = await previewChange(db, membership, { ...chosen, at: shown.at });
	if (!preview) return { ok: false, reason: "notOffered" };
	if (preview.total.minor !== shown.totalMinor) return { ok: false, reason: "asksAgain" };
	const rules = await findRules(db);
	if (preview.kind === "now" && preview.total.minor > 0) return chargeChange(db, tools, input, { preview, rules });

	const step = membershipStep(membership, deedOf(preview), rules, ownNow(membership, now));
	if (!step) return { ok: false, reason: "notNow" };
	await tellGateway(db, tools, membership, preview);
	try {
		await runWrites(db, stepWrites(db, membership, step, { rules, at: ownNow(membership, now), now }));
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "asksAgain" };
		throw error;
	}
	return { ok: true, kind: preview.kind, jobs: [] };
}

function deedOf({ kind, terms, isNewPeriod }: Preview): MembershipDeed {
	if (kind === "same") return { kind: "changeNever" };
	if (kind === "periodEnd") return { kind: "changeAtPeriodEnd", terms };
	return { kind: "changeNow", terms, isNewPeriod };
}

type Charge = { preview: Preview; rules: MembershipRules };

async function chargeChange(
	db: Database,
	tools: MembershipTools,
	input: Input,
	{ preview, rules }: Charge,
): Promise<ChangeOutcome> {
	const { membership, now } = input;
	const begin = membershipStep(membership, { kind: "beginChange" }, rules, ownNow(membership, now));
	if (!begin || membership.userId === null) return { ok: false, reason: "notNow" };
	const [id, paymentId] = [newOrderId(), newOrderId()];
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
		const writes = stepWrites(db, membership, begin, { rules, at: ownNow(membership, now), now });
		await runWrites(db, [insertOrder(db, order), insertPayment(db, payment), ...writes]);
	} catch (error) {
		// The same sheet, or another one, came first.
		if (!isConflict(error) && !isDuplicate(error, "orders.user_id")) throw error;
		const [first] = await findChangeOrder(db, keyOf(input));
		return first ? outcomeOf(first) : { ok: false, reason: "asksAgain" };
	}
	const [made] = await findPaymentWithOrder(db, paymentId);
	const [begun] = await findMembership(db, membership.id);
	if (!made || !begun) throw new Error("The order of a change was not kept");
	const facts = await take(db, tools, membership, made);
	const settled = settlePayment(db, made, { facts, gateway, joins: tools.joins, now });
	const at = ownNow(begun, now);
	const step = facts.state === "paid" ? membershipStep(begun, deedOf(preview), rules, at) : null;
	await runWrites(db, [
		...(step ? stepWrites(db, begun, step, { rules, at, now, orderId: id }) : []),
		...settled.writes,
	]);
	const outcome = outcomeOf({ ...made.order, state: STATES[facts.state], trouble: facts.failure });
	return outcome.ok && settled.next ? { ...outcome, jobs: [settled.next] } : outcome;
}

const STATES = { paid: "paid", failed: "failed", expired: "failed", processing: "pending", open: "pending" } as const;

function outcomeOf({ state, trouble }: Pick<OrderRow, "state" | "trouble">): ChangeOutcome {
	if (state === "paid") return { ok: true, kind: "now", jobs: [] };
	if (state === "failed") return { ok: false, reason: "declined", why: (trouble ?? "other") as OrderTrouble };
	return { ok: true, kind: "pending", jobs: [] };
}

const keyOf = ({ membership, chosen, shown }: Input) =>
	`change:${membership.id}:${chosen.planId}:${chosen.interval}:${shown.at.getTime()}`;

async function changeOrder(db: Database, input: Input, { terms, proration, tax, total }: Preview, id: string) {
	const { membership, now } = input;
	const { userId, currency, language, country, taxId, gateway, isTest, periodNumber } = membership;
	const net = proration?.due ?? money(0, currency);
	return {
		...{ id, userId, currency, language, country, taxId, gateway, isTest, periodNumber, membershipId: membership.id },
		...{ kind: "plan", thingId: terms.planId, occasion: "change", state: "created", interval: terms.interval },
		title: await planTitle(db, terms.planId, language),
		...{ priceId: terms.priceId, listMinor: net.minor, netMinor: net.minor, totalMinor: total.minor },
		taxMinor: tax?.tax.minor ?? 0,
		tax: tax && {
			kind: tax.kind,
			rateBps: tax.rateBps,
			basisMinor: tax.basis.minor,
			taxMinor: tax.tax.minor,
			country: tax.country,
		},
		terms: {
			listMinor: terms.amountMinor,
			amountMinor: terms.amountMinor,
			discountedMinor: null,
			discountedPeriods: null,
		},
		...{ idempotencyKey: keyOf(input), createdAt: now, changedAt: now, expiresAt: new Date(now.getTime() + DAY_MS) },
	} satisfies NewOrder;
}

/** What its next periods cost, for a gateway that takes them itself. */
async function tellGateway(
	db: Database,
	tools: MembershipTools,
	membership: Membership,
	{ terms, later }: Preview,
): Promise<void> {
	const { subscriptionReference, gateway, id, version } = membership;
	if (gateway !== "stripe" || !subscriptionReference) return;
	const change = { changeId: `${id}-${version}`, subscriptionReference, amount: later, interval: terms.interval };
	await gatewayOf(db, tools, gateway).changeSubscription(change);
}
