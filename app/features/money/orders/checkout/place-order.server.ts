import { couponConflict } from "#app/features/money/coupons/coupon-conflict.ts";
import type { Coupon, CouponRefusal } from "#app/features/money/coupons/coupon-rules.ts";
import type { PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import { taxEvidence } from "#app/features/money/tax/tax-evidence.ts";
import type { TaxId } from "#app/features/money/tax/tax-id.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import { newHexId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate } from "#db/conflict.ts";
import type { Attribution, BusinessBuyer } from "#db/schema/money/orders.ts";
import type { Write } from "#db/write.ts";
import type { OrderEvents } from "../events/order-events";
import { findOrderByKey, insertOrder, insertPayment, type NewOrder, type OrderRow } from "../orders.repository.server";
import { closeOtherPaymentPages, holdCoupon } from "./hold-coupon.server";
import type { Offer } from "./offer";
import { type OpenedPaymentPage, openPaymentPage } from "./open-payment-page.server";
import { dueToday, subscriptionPricingOf, toAmountColumns } from "./order-amounts";

export type Buyer = {
	id: number;
	email: string;
	language: string;
	country: string;
	taxId: TaxId | null;
	business?: BusinessBuyer | null;
	connection: string | null;
	personKeys: readonly string[];
};

type Input = {
	gateway: PaymentGateway;
	orderEvents: OrderEvents;
	buyer: Buyer;
	offer: Offer;
	coupon: Coupon | null;
	attribution: Attribution | null;
	/** Chosen by the buyer for one submission: the same key gives the same order. */
	key: string;
	alongside?: Write[];
	origin: string;
	now: Date;
};

export type PlaceOrderOutcome =
	| OpenedPaymentPage
	/** The key was used for another request. */
	| { ok: false; reason: "keyUsed" }
	| { ok: false; reason: "coupon"; refusal: CouponRefusal };

const HOURS_TO_PAY = 23;

/** The same key leads to the same order and page, also concurrently; the next try completes an interrupted one. */
export async function placeOrder(db: Database, input: Input): Promise<PlaceOrderOutcome> {
	const { gateway, orderEvents, buyer, origin, now } = input;
	const requestHash = await hashOf(input);
	for (let tries = 0; tries < MAX_TRIES; tries += 1) {
		const kept = await storeOrder(db, input, requestHash);
		if (kept === "heldMeanwhile") continue;
		if (!kept.ok) return kept;
		const { order } = kept;
		if (order.requestHash !== requestHash) return { ok: false, reason: "keyUsed" };
		return openPaymentPage(db, { gateway, orderEvents, order, email: buyer.email, origin, now });
	}
	return { ok: false, reason: "coupon", refusal: "heldByYou" };
}

/** Retries when another order of the account takes the coupon in between. */
const MAX_TRIES = 3;

type StoredOrder =
	| { ok: true; order: OrderRow }
	| { ok: false; reason: "coupon"; refusal: CouponRefusal }
	| "heldMeanwhile";

/** The existing order for a key, or a new one with its payment and coupon use. */
async function storeOrder(db: Database, input: Input, requestHash: string): Promise<StoredOrder> {
	const { gateway, buyer, offer, coupon, key, now } = input;
	const [known] = await findOrderByKey(db, { userId: buyer.id, key });
	if (known) return { ok: true, order: known };

	const [id, paymentId] = [newHexId(), newHexId()];
	const order = toOrder(input, { id, requestHash });
	const payment = { id: paymentId, orderId: id, gateway: gateway.name, isTest: gateway.isTest, createdAt: now };
	const { currency, totalMinor: amountMinor } = order;
	const uses = coupon && { couponId: coupon.id, orderId: id, userId: buyer.id, personKeys: buyer.personKeys };
	const closed = uses ? await closeOtherPaymentPages(db, { ...uses, gateway, key }) : [];
	try {
		await db.batch([
			insertOrder(db, order),
			insertPayment(db, { ...payment, currency, amountMinor, changedAt: now }),
			...(uses ? holdCoupon(db, { ...uses, closed, expiresAt: order.expiresAt, now }) : []),
			...(input.alongside ?? []),
		]);
	} catch (error) {
		const refusal = couponConflict(error);
		if (refusal) return { ok: false, reason: "coupon", refusal };
		if (coupon && isConflict(error)) return "heldMeanwhile";
		if (!isDuplicate(error, "orders.user_id")) throw error;
	}
	const [made] = await findOrderByKey(db, { userId: buyer.id, key });
	if (!made) throw new Error(`The order of ${offer.kind} ${offer.id} was not kept`);
	return { ok: true, order: made };
}

function toOrder(
	{ gateway, buyer, offer, coupon, attribution, key, now }: Input,
	made: { id: string; requestHash: string },
) {
	const quote = dueToday({ offer, coupon, buyer });
	const evidence = {
		...taxEvidence({ said: buyer.country, connection: buyer.connection, taxId: buyer.taxId }),
		...(buyer.business ? { business: buyer.business } : {}),
	};
	return {
		...made,
		userId: buyer.id,
		kind: offer.kind,
		thingId: offer.id,
		title: offer.title,
		language: buyer.language,
		interval: offer.interval,
		priceId: offer.priceId,
		trialDays: offer.trialDays,
		state: "created",
		...toAmountColumns(quote),
		terms: offer.interval ? subscriptionPricingOf({ offer, coupon, buyer }, offer.interval) : null,
		couponId: coupon?.id ?? null,
		couponCode: coupon?.code ?? null,
		attribution,
		evidence,
		country: buyer.country || null,
		taxId: buyer.taxId?.value ?? null,
		guaranteeDays: offer.guaranteeDays,
		gateway: gateway.name,
		isTest: gateway.isTest,
		idempotencyKey: key,
		createdAt: now,
		changedAt: now,
		expiresAt: new Date(now.getTime() + HOURS_TO_PAY * HOUR_MS),
	} satisfies NewOrder;
}

async function hashOf({ offer, coupon, buyer }: Input): Promise<string> {
	const { country, taxId, business } = buyer;
	const asked = [offer.kind, offer.id, offer.interval, coupon?.code ?? null, country, taxId?.value ?? null];
	if (business) asked.push(business.company, business.address);
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(asked)));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
