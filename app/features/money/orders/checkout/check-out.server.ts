import type { Coupon } from "#app/features/money/coupons/coupon-rules.ts";
import { applyCoupon, type CouponOutcome } from "#app/features/money/coupons/face.server.ts";
import { personKeys } from "#app/features/money/coupons/person-keys.ts";
import type { PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import type { TaxId } from "#app/features/money/tax/tax-id.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { BusinessBuyer } from "#db/schema/money/orders.ts";
import type { Write } from "#db/write.ts";
import type { CheckoutTools } from "./checkout-tools";
import { type Offer, type OfferRefusal, offerRefusal } from "./offer";
import { totalsForComparison } from "./order-amounts";
import { type PlaceOrderOutcome, placeOrder } from "./place-order.server";
import { type OfferRequest, readOffer } from "./read-offer.server";

export type OrderRequest = {
	thing: OfferRequest;
	user: Pick<CurrentUser, "id" | "email">;
	language: Language;
	country: string;
	taxId: TaxId | null;
	business: BusinessBuyer | null;
	couponCode: string;
	/** Idempotency key of one submission; null when the page only shows the total. */
	key: string | null;
	/** The `sumOf` shown on the page; null for the API, which accepts any sum. */
	shown: string | null;
	alongside?: Write[];
	now: Date;
};

export type Draft = { offer: Offer; applied: CouponOutcome };

type Ready = { ok: true; gateway: PaymentGateway; key: string; coupon: Coupon | null };
type CheckoutRefusal =
	| { ok: false; reason: "onlyShown" | "sumChanged" | "noGateway" }
	| { ok: false; reason: "offer"; refusal: OfferRefusal }
	| Extract<CouponOutcome, { ok: false }>;
export type CheckedOut =
	| Extract<PlaceOrderOutcome, { ok: true }>
	| { ok: false; reason: "notSold" }
	| ((CheckoutRefusal | Extract<PlaceOrderOutcome, { ok: false }>) & { draft: Draft });

/**
 * Places an order from the page or the API: reads the offer, applies the coupon, adds tax, stores the order and opens
 * the gateway's payment page. A refusal includes the draft order for display.
 */
export async function checkOut(db: Database, tools: CheckoutTools, request: OrderRequest): Promise<CheckedOut> {
	const { user, country, language, now } = request;
	const found = await readOffer(db, request.thing, { user, country, language, now, ...tools });
	if (!found) return { ok: false, reason: "notSold" };

	const { offer } = found;
	const keys = await personKeys({ userId: user.id, email: user.email });
	const typed = { code: request.couponCode, userId: user.id, personKeys: keys, now, scale: tools.scale };
	const applied = await applyCoupon(db, { offer, ...typed });
	const draft = { offer, applied };
	const ready = readyToPlace(draft, request, tools.gateway);
	if (!ready.ok) return { ...ready, draft };

	const { gateway, coupon, key } = ready;
	const attribution = await tools.attribute(db, {
		userId: user.id,
		couponAffiliateId: coupon?.affiliateId ?? null,
		now,
	});
	const { orderEvents, origin, connection } = tools;
	const { taxId, business, alongside = [] } = request;
	const buyer = { id: user.id, email: user.email, language, country, taxId, business, connection, personKeys: keys };
	const placed = await placeOrder(db, {
		gateway,
		orderEvents,
		buyer,
		offer,
		coupon,
		attribution,
		key,
		alongside,
		origin,
		now,
	});
	if (!placed.ok) return { ...placed, draft };
	if (placed.jobId) tools.nudge(placed.jobId);
	return placed;
}

/** A total the buyer has not seen is shown first. */
function readyToPlace(
	{ offer, applied }: Draft,
	{ key, shown, country, taxId }: OrderRequest,
	gateway: CheckoutTools["gateway"],
): Ready | CheckoutRefusal {
	if (key === null) return { ok: false, reason: "onlyShown" };
	const due = totalsForComparison({ offer, coupon: applied.ok ? applied.coupon : null, buyer: { country, taxId } });
	if (shown !== null && shown !== due) return { ok: false, reason: "sumChanged" };
	if (!gateway) return { ok: false, reason: "noGateway" };
	const refusal = offerRefusal(offer);
	if (refusal) return { ok: false, reason: "offer", refusal };
	return applied.ok ? { ok: true, gateway, key, coupon: applied.coupon } : applied;
}
