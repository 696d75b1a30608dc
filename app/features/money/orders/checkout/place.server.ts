import type { AppLoadContext } from "@remix-run/cloudflare";
import { attributionFor } from "#app/features/money/affiliates/visits/attribution-for.server.ts";
import { readVisitor } from "#app/features/money/affiliates/visits/visitor-cookie.ts";
import { type CouponRefusal, couponRefusal } from "#app/features/money/coupons/coupon-rules.ts";
import { lookUpCoupon } from "#app/features/money/coupons/look-up-coupon.server.ts";
import { personKeys } from "#app/features/money/coupons/person-keys.ts";
import { gatewayForOrders } from "#app/features/money/gateway/open-gateway.server.ts";
import type { TaxId } from "#app/features/money/tax/tax-id.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import type { CurrentUser } from "#app/features/people/auth/session/current-session.server.ts";
import { gatewaysOf, ORDER_JOINS } from "#app/money.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Statement } from "#db/run-together.server.ts";
import { type Offer, type OfferRefusal, offerRefusal } from "./offer.ts";
import { type Buyer, type Placed, placeOrder } from "./place-order.server.ts";

type Input = {
	context: AppLoadContext;
	db: Database;
	request: Request;
	user: CurrentUser;
	offer: Offer;
	couponCode: string | null;
	country: string;
	taxId: TaxId | null;
	business?: Buyer["business"];
	key: string;
	alongside?: Statement[];
};
type Refused =
	| { ok: false; reason: "noGateway" }
	| { ok: false; reason: "offer"; refusal: OfferRefusal }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/** Places an order for whoever asks, from the page or by a program: both by the same rules. */
export async function place({
	context,
	db,
	request,
	user,
	offer,
	couponCode,
	...asked
}: Input): Promise<Placed | Refused> {
	const now = new Date();
	const gateway = gatewayForOrders(gatewaysOf(context.env, db));
	if (!gateway) return { ok: false, reason: "noGateway" };
	const refusal = offerRefusal(offer);
	if (refusal) return { ok: false, reason: "offer", refusal };

	const keys = await personKeys({ userId: user.id, email: user.email });
	const found = couponCode ? await checkCoupon({ context, db, user, offer, couponCode, keys, now }) : null;
	if (found && !found.ok) return found;

	const couponAffiliateId = found?.coupon.affiliateId ?? null;
	const credited = await attributionFor(db, {
		visitorId: readVisitor(request),
		userId: user.id,
		couponAffiliateId,
		now,
	});
	const attribution = credited && { ...credited, at: credited.at.toISOString() };
	const language = await context.language;
	const { country, taxId, business = null } = asked;
	const buyer = { id: user.id, email: user.email, language, country, taxId, business };
	const placed = await placeOrder(db, {
		...{ gateway, joins: ORDER_JOINS, offer, coupon: found?.coupon ?? null, attribution, key: asked.key },
		...{ buyer: { ...buyer, connection: context.country, personKeys: keys }, origin: context.origin, now },
		...(asked.alongside ? { alongside: asked.alongside } : {}),
	});
	if (placed.ok && placed.jobId) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, placed.jobId));
	return placed;
}

type Checked = Pick<Input, "context" | "db" | "user" | "offer"> & {
	couponCode: string;
	keys: readonly string[];
	now: Date;
};

/** Looks a coupon up for an offer: what it is, or which rule it breaks. */
export async function checkCoupon({ context, db, user, offer, couponCode: code, keys, now }: Checked) {
	const asked = { code, userId: user.id, personKeys: keys, now, scale: context.env.RATE_LIMIT_SCALE };
	const found = await lookUpCoupon(db, asked);
	if (!found.ok) return { ok: false as const, reason: "tooMany" as const, retryAfterSeconds: found.retryAfterSeconds };
	const thing = { kind: offer.kind, id: offer.id };
	const facts = { thing, price: offer.price, usesOfPerson: found.usesOfPerson, now };
	const refusal: CouponRefusal | null = couponRefusal(found.coupon, facts);
	if (refusal || !found.coupon) return { ok: false as const, reason: "coupon" as const, refusal: refusal ?? "unknown" };
	return { ok: true as const, coupon: found.coupon };
}
