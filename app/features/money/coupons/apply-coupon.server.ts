import type { Money } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { type Coupon, type CouponRefusal, type CouponThing, couponRefusal } from "./coupon-rules";
import { lookUpCoupon } from "./look-up-coupon.server";

type Asked = {
	/** As somebody has typed it; empty for none. */
	code: string;
	offer: CouponThing & { price: Money };
	userId: number;
	personKeys: readonly string[];
	now: Date;
	scale: number;
};

/** The coupon that counts, or why none does. */
export type Applied =
	| { ok: true; coupon: Coupon | null }
	| { ok: false; reason: "coupon"; refusal: CouponRefusal }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/** The coupon of a code as it counts for an offer, or which rule it breaks. */
export async function applyCoupon(db: Database, { offer, code, now, ...asked }: Asked): Promise<Applied> {
	if (code === "") return { ok: true, coupon: null };
	const found = await lookUpCoupon(db, { code, now, ...asked });
	if (!found.ok) return found;
	const thing = { kind: offer.kind, id: offer.id };
	const refusal = couponRefusal(found.coupon, { thing, price: offer.price, usesOfPerson: found.usesOfPerson, now });
	if (refusal) return { ok: false, reason: "coupon", refusal };
	return { ok: true, coupon: found.coupon };
}
