import { HOUR_SECONDS } from "#app/shared/durations.ts";
import type { Money } from "#app/shared/money.ts";
import { countTry, type RateLimit, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { type Coupon, type CouponRefusal, type CouponThing, couponRefusal } from "./coupon-rules";
import { countUsesOfPerson, findCoupon } from "./coupons.repository.server";

/** Counts right codes too, so that the limit does not reveal a right guess. */
export const CODES_PER_PERSON: RateLimit = { name: "coupon", max: 40, windowSeconds: HOUR_SECONDS };

type CouponRequest = {
	/** As typed; empty for no coupon. */
	code: string;
	offer: CouponThing & { price: Money };
	userId: number;
	personKeys: readonly string[];
	now: Date;
	scale: number;
};

export type CouponOutcome =
	| { ok: true; coupon: Coupon | null }
	| { ok: false; reason: "coupon"; refusal: CouponRefusal }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/** Looks up a code and checks its coupon's rules for the offer. One round trip, which also counts the attempt. */
export async function applyCoupon(
	db: Database,
	{ code, offer, userId, personKeys, now, scale }: CouponRequest,
): Promise<CouponOutcome> {
	if (code === "") return { ok: true, coupon: null };
	const limit = CODES_PER_PERSON;
	const {
		counted,
		coupons,
		person: [person],
	} = await inBatch(db, {
		counted: countTry(db, { limit, who: String(userId), now }),
		coupons: findCoupon(db, code),
		person: countUsesOfPerson(db, code, personKeys),
	});
	const coupon = firstRow(coupons);
	const verdict = verdictOf(counted, { limit, now, scale });
	if (!verdict.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: verdict.retryAfterSeconds };
	const thing = { kind: offer.kind, id: offer.id };
	const refusal = couponRefusal(coupon, { thing, price: offer.price, usesOfPerson: person?.uses ?? 0, now });
	return refusal ? { ok: false, reason: "coupon", refusal } : { ok: true, coupon };
}
