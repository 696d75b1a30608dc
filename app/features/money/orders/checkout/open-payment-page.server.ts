import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { hasCourseOrAnyPlan } from "#app/features/money/billing/is-held.ts";
import type { CheckoutRequest, PaymentFacts, PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import { newHexId } from "#app/shared/ids.ts";
import { money } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { SubscriptionPricing } from "#db/schema/money/orders.ts";
import type { OrderEvents } from "../events/order-events";
import { settlePayment } from "../events/settle-payment.server";
import { isPayable } from "../order-states";
import {
	insertPayment,
	listPayments,
	moveOrder,
	type OrderRow,
	openPayment,
	type PaymentRow,
} from "../orders.repository.server";

type Input = {
	gateway: PaymentGateway;
	orderEvents: OrderEvents;
	order: OrderRow;
	email: string;
	/** The subscription whose period is paid; this card becomes its card on file. */
	paysFor?: string | null;
	origin: string;
	now: Date;
};
export type OpenedPaymentPage =
	| { ok: true; orderId: string; redirectUrl: string; jobId?: string }
	/** The gateway does not respond; the order is stored and can be paid later. */
	| { ok: false; reason: "gatewayOut"; orderId: string }
	| { ok: false; reason: "held"; orderId: string };

/**
 * The page to pay an order: the open one, or a new one after a declined card. An order that can no longer be paid
 * leads to its own page; one for something held by now opens none.
 */
export async function openPaymentPage(db: Database, input: Input): Promise<OpenedPaymentPage> {
	const { gateway, order, origin, now } = input;
	const to = (path: string, jobId?: string): OpenedPaymentPage => {
		const redirectUrl = new URL(path, origin).href;
		return { ok: true, orderId: order.id, redirectUrl, ...(jobId ? { jobId } : {}) };
	};
	if (!isPayable(order, now) || order.gateway !== gateway.name) return to(orderPath(order));
	if (await isHeldByNow(db, order, now)) return { ok: false, reason: "held", orderId: order.id };

	const payment = await currentPayment(db, order, now);
	if (order.totalMinor === 0 && order.kind === "course")
		return to(successPath(order), await payWithoutCharge(db, input, payment));
	if (payment.url) return to(payment.url);
	try {
		const page = await gateway.openCheckout(requestFor(input, payment));
		return (await storePage(db, input, payment, page)) ? to(page.url) : to(orderPath(order));
	} catch (error) {
		console.error(
			JSON.stringify({ level: "error", at: "openCheckout", name: error instanceof Error ? error.name : "" }),
		);
		return { ok: false, reason: "gatewayOut", orderId: order.id };
	}
}

/** False when the order ended while its payment page was being opened; the page is then closed. */
async function storePage(
	db: Database,
	{ gateway, order, now }: Input,
	payment: PaymentRow,
	page: Awaited<ReturnType<PaymentGateway["openCheckout"]>>,
): Promise<boolean> {
	try {
		await db.batch([
			openPayment(db, payment.id, { ...page, now }),
			requireChange(db),
			moveOrder(db, { id: order.id, to: "pending", trouble: null, now }),
		]);
		return true;
	} catch (error) {
		if (!isConflict(error)) throw error;
		await gateway.closeCheckout(page.sessionReference);
		return false;
	}
}

async function isHeldByNow(db: Database, order: OrderRow, now: Date): Promise<boolean> {
	if (order.userId === null || order.occasion !== "purchase") return false;
	return hasCourseOrAnyPlan(await listAllEntitlements(db, order.userId), { kind: order.kind, id: order.thingId }, now);
}

export const orderPath = ({ id }: { id: string }) => `/orders/${id}`;
export const successPath = ({ id }: { id: string }) => `/payment-success?order=${id}`;

/** The open payment. The payment page accepts another card after a decline, until it is closed. */
async function currentPayment(db: Database, order: OrderRow, now: Date): Promise<PaymentRow> {
	const [latest] = await listPayments(db, order.id);
	if (latest && !isOver(order, latest, now)) return latest;
	const id = newHexId();
	const { gateway, isTest, currency, totalMinor: amountMinor } = order;
	await insertPayment(db, {
		id,
		orderId: order.id,
		gateway,
		isTest,
		currency,
		amountMinor,
		createdAt: now,
		changedAt: now,
	});
	const made = (await listPayments(db, order.id)).find((payment) => payment.id === id);
	if (!made) throw new Error("A payment was not kept");
	return made;
}

function requestFor({ order, email, origin, paysFor }: Input, payment: PaymentRow): CheckoutRequest {
	const { interval, trialDays, terms, currency } = order;
	return {
		paymentId: payment.id,
		orderId: order.id,
		membershipId: order.membershipId,
		email,
		language: order.language,
		amount: money(order.totalMinor, currency),
		description: order.title,
		customerReference: null,
		successUrl: new URL(`${successPath(order)}&from=card`, origin).href,
		cancelUrl: new URL(orderPath(order), origin).href,
		expiresAt: closesAt(order, payment),
		...(paysFor ? { paysFor } : {}),
		...(terms && interval ? { subscription: { interval, trialDays, ...pricesOf(terms, currency) } } : {}),
	};
}

/** From half an hour to a day, counted from the payment, so that a repeated call is identical. */
function closesAt({ expiresAt }: OrderRow, { createdAt }: PaymentRow): Date {
	const [first, last] = [createdAt.getTime() + HOUR_MS, createdAt.getTime() + HOURS_OPEN * HOUR_MS];
	return new Date(Math.max(first, Math.min(last, expiresAt.getTime())));
}

/**
 * True when the payment page is closed. A payment whose page was never opened, because the gateway was down, still
 * gets its half hour.
 */
function isOver(order: OrderRow, latest: PaymentRow, now: Date): boolean {
	if (latest.state === "expired" || latest.state === "paid") return true;
	if (latest.state === "processing") return false;
	return closesAt(order, latest).getTime() - (latest.url ? 0 : 0.6 * HOUR_MS) <= now.getTime();
}

const HOURS_OPEN = 23;

function pricesOf({ amountMinor, discountedMinor, discountedPeriods }: SubscriptionPricing, currency: string) {
	const discounted =
		discountedMinor === null ? null : { amount: money(discountedMinor, currency), periods: discountedPeriods };
	return { amount: money(amountMinor, currency), discounted };
}

/** A course that a coupon makes free is paid at once, without a page. */
async function payWithoutCharge(db: Database, { orderEvents, order, gateway, now }: Input, payment: PaymentRow) {
	const amount = money(0, order.currency);
	const nothing = { reference: null, sessionReference: null, subscriptionReference: null, customerReference: null };
	const facts: PaymentFacts = {
		...nothing,
		periodNumber: null,
		metadata: {},
		isTest: gateway.isTest,
		state: "paid",
		failure: null,
		amount,
		card: null,
		refunds: [],
		dispute: null,
	};
	const { writes, next } = settlePayment(db, { order, payment }, { facts, gateway: gateway.name, orderEvents, now });
	const [first, ...others] = writes;
	if (first) await db.batch([first, ...others]);
	return next;
}
