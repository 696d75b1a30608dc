import type { PaymentFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { toAmountColumns } from "#app/features/money/orders/checkout/order-amounts.ts";
import {
	insertPayment,
	insertPeriodOrder,
	type NewOrder,
	type OrderRow,
	type PaymentRow,
	settlePayment,
} from "#app/features/money/orders/face.server.ts";
import { newHexId } from "#app/shared/ids.ts";
import { money } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { unpaidMail } from "../mails/unpaid-mail.server";
import { daysAfter, type Membership, type MembershipRules, toRealTime } from "../membership";
import { type MembershipEvent, membershipStep } from "../membership-steps";
import { findPromisedDays, findRules, gatewayOf, type MembershipTools } from "../membership-tools.server";
import { findPayment, findPeriodOrder } from "../memberships.repository.server";
import { stepWrites } from "../write-step.server";
import { findPricing, quoteNextPeriod } from "./period-quote.server";
import { planTitle } from "./plan-title.server";

export type Moment = { rules: MembershipRules; at: Date; now: Date };

/**
 * Charges the next period by an order of its own, with retries as the rules say. After a crash the same order and
 * payment are found again, so a period is never charged twice. Returns jobs to run at once.
 */
export async function chargePeriod(
	db: Database,
	tools: MembershipTools,
	before: Membership,
	moment: Moment,
): Promise<string[]> {
	const { rules, at, now } = moment;
	const order = await periodOrder(db, before, now);
	if (order.state === "paid") {
		const step = membershipStep(before, paidEvent(before, order), rules, at);
		if (step) await runTogether(db, stepWrites(db, before, step, { ...moment, orderId: order.id }));
		return [];
	}
	const payment = await paymentFor(db, order, { number: before.tries + 1, now });
	const facts = await chargeCard(db, tools, before, { order, payment });
	const settled = settlePayment(
		db,
		{ order, payment },
		{ facts, gateway: before.gateway, orderEvents: tools.orderEvents, now },
	);
	const jobs = settled.next ? [settled.next] : [];

	const kind = EVENT_KINDS[facts.state];
	const deed: MembershipEvent = kind === "periodPaid" ? paidEvent(before, order) : { kind };
	const step = membershipStep(before, deed, rules, at);
	const writes = step ? stepWrites(db, before, step, { ...moment, orderId: order.id }) : [];
	if (kind === "chargeFailed") writes.push(...unpaidMail(db, tools, before, now));
	await runTogether(db, [...writes, ...settled.writes]);
	return jobs;
}

function paidEvent({ periodNumber }: Membership, { netMinor }: OrderRow) {
	return { kind: "periodPaid" as const, periodNumber: periodNumber + 1, netMinor };
}

const EVENT_KINDS = {
	paid: "periodPaid",
	failed: "chargeFailed",
	expired: "chargeFailed",
	processing: "chargePending",
	open: "chargePending",
} as const;

/** The order of the next period, created once and with the price of that time. */
export async function periodOrder(db: Database, membership: Membership, now: Date): Promise<OrderRow> {
	const which = { membershipId: membership.id, periodNumber: membership.periodNumber + 1 };
	const [known] = await findPeriodOrder(db, which);
	if (known) return known;
	const row = await newPeriodOrder(db, membership, now);
	await insertPeriodOrder(db, row);
	const [made] = await findPeriodOrder(db, which);
	if (!made) throw new Error("The order of a period was not kept");
	return made;
}

export async function newPeriodOrder(db: Database, membership: Membership, now: Date) {
	const which = { membershipId: membership.id, periodNumber: membership.periodNumber + 1 };
	const planId = membership.nextPlanId ?? membership.planId;
	const [pricing, title] = [await findPricing(db, membership, now), await planTitle(db, planId, membership.language)];
	const { userId, language, country, taxId, gateway, isTest, couponId } = membership;
	const quote = quoteNextPeriod(membership, pricing);
	return {
		...which,
		...toAmountColumns(quote),
		id: newHexId(),
		userId,
		language,
		country,
		taxId,
		gateway,
		isTest,
		title,
		kind: "plan",
		thingId: planId,
		occasion: "renewal",
		state: "created",
		interval: membership.nextInterval ?? membership.interval,
		priceId: membership.nextPlanId ? membership.nextPriceId : membership.priceId,
		couponId: quote.discount.minor > 0 ? couponId : null,
		guaranteeDays: await findPromisedDays(db),
		createdAt: now,
		changedAt: now,
		expiresAt: await payableUntil(db, membership),
	} satisfies NewOrder;
}

async function payableUntil(db: Database, membership: Membership): Promise<Date> {
	const { graceDays } = await findRules(db);
	return toRealTime(membership, membership.graceUntil ?? daysAfter(membership.periodUntil, graceDays));
}

async function paymentFor(
	db: Database,
	order: OrderRow,
	{ number, now }: { number: number; now: Date },
): Promise<PaymentRow> {
	const id = `${order.id}-${number}`;
	const { id: orderId, gateway, isTest, currency, totalMinor: amountMinor } = order;
	const row = { id, orderId, gateway, isTest, currency, amountMinor, createdAt: now, changedAt: now };
	await insertPayment(db, row).onConflictDoNothing();
	const [payment] = await findPayment(db, id);
	if (!payment) throw new Error("A payment was not kept");
	return payment;
}

type ChargeInput = { order: OrderRow; payment: PaymentRow };

/** Charges the card, unless the period costs nothing. */
export async function chargeCard(
	db: Database,
	tools: MembershipTools,
	membership: Membership,
	{ order, payment }: ChargeInput,
): Promise<PaymentFacts> {
	const amount = money(order.totalMinor, order.currency);
	if (amount.minor === 0) return nothingTaken(amount, order.isTest);
	const { subscriptionReference } = membership;
	if (!subscriptionReference) return { ...nothingTaken(amount, order.isTest), state: "failed", failure: "other" };
	return gatewayOf(db, tools, membership.gateway).chargeSubscription({
		paymentId: payment.id,
		orderId: order.id,
		subscriptionReference,
		amount,
		description: order.title,
	});
}

function nothingTaken(amount: PaymentFacts["amount"], isTest: boolean): PaymentFacts {
	const nothing = { reference: null, sessionReference: null, subscriptionReference: null, customerReference: null };
	return {
		...nothing,
		periodNumber: null,
		metadata: {},
		isTest,
		state: "paid",
		failure: null,
		amount,
		card: null,
		refunds: [],
		dispute: null,
	};
}
