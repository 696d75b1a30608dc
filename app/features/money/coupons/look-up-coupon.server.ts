import { countTry, type Limit, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Coupon } from "./coupon-rules";
import { countUsesOfPerson, findCoupon } from "./coupons.repository.server";

/** Right and wrong codes alike, so that a right guess after too many wrong ones tells nothing. */
export const CODES_PER_PERSON: Limit = { name: "coupon", max: 40, windowSeconds: 60 * 60 };

type Asked = { code: string; userId: number; personKeys: readonly string[]; now: Date; scale: number };
type Found =
	| { ok: true; coupon: Coupon | null; usesOfPerson: number }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/**
 * Looks up the coupon of a code that somebody has typed, in one trip, and counts the try. What the coupon does and whether
 * it may be used say `discountOf` and `couponRefusal`.
 */
export async function lookUpCoupon(db: Database, { code, userId, personKeys, now, scale }: Asked): Promise<Found> {
	const limit = CODES_PER_PERSON;
	const [counted, [coupon], [person]] = await db.batch([
		countTry(db, { limit, who: String(userId), now }),
		findCoupon(db, code),
		countUsesOfPerson(db, code, personKeys),
	]);
	const verdict = verdictOf(counted, { limit, now, scale });
	if (!verdict.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: verdict.retryAfterSeconds };
	return { ok: true, coupon: coupon ?? null, usesOfPerson: person?.uses ?? 0 };
}
