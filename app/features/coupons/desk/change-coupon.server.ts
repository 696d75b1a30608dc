import type { Database } from "../../../../db/client.server";
import { isConflict, isDuplicate, requireChange } from "../../../../db/conflict";
import { parseMoney } from "../../../shared/money";
import { audit } from "../../audit/audit.server";
import {
	couponOfCode,
	endCoupon,
	findCouponById,
	insertCoupon,
	listThingsOf,
	replaceThings,
	saveCoupon,
} from "./coupons-desk.repository.server";
import type { CouponWish, NewCoupon } from "./schemas";

type By = { actorId: number; requestId: string; now: Date };
type Change = Extract<CouponWish, { intent: "change" }>;
type Outcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/** Adds a coupon. A code is given once, also when the coupon that had it has ended. */
export async function createCoupon(
	db: Database,
	coupon: NewCoupon,
	{ actorId: by, requestId, now }: By,
): Promise<{ ok: true } | { ok: false; reason: "taken" }> {
	const { code, kind, percent, amount, currency, duration, months } = coupon;
	const isPercent = kind === "percent";
	const cut = {
		percentBps: isPercent ? (percent ?? 0) * 100 : null,
		amountMinor: isPercent ? null : (parseMoney(amount ?? "", currency)?.minor ?? 0),
		currency: isPercent ? null : currency,
		duration,
		months: duration === "months" ? (months ?? null) : null,
	};
	const terms = { ...termsOf(coupon), fromAt: coupon.from ?? now };
	try {
		await db.batch([
			insertCoupon(db, { code, ...cut, ...terms, createdBy: by, createdAt: now }),
			...replaceThings(db, couponOfCode(code), thingsOf(coupon)),
			audit(db, {
				...{ by, deed: "coupons.create", subject: { kind: "coupon", id: couponOfCode(code) } },
				after: { code, ...cut, ...terms, things: textOf(thingsOf(coupon)) },
				...{ requestId, now },
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isDuplicate(error, "coupons.code")) return { ok: false, reason: "taken" };
		throw error;
	}
}

/** Changes for what, when and how often a coupon is good. What it takes off stays as it is. */
export async function changeCoupon(
	db: Database,
	{ couponId, version, ...change }: Omit<Change, "intent"> & { couponId: number },
	{ actorId: by, requestId, now }: By,
): Promise<Outcome> {
	const [[known], things] = await db.batch([findCouponById(db, couponId), listThingsOf(db, couponId)]);
	if (!known) return { ok: false, reason: "notFound" };
	const terms = { ...termsOf(change), fromAt: change.from ?? known.fromAt };
	const { note, scope, fromAt, untilAt, maxUses, maxPerPerson, affiliateId } = known;
	try {
		await db.batch([
			saveCoupon(db, { id: couponId, version, ...terms }),
			requireChange(db),
			...replaceThings(db, couponId, thingsOf(change)),
			audit(db, {
				...{ by, deed: "coupons.change", subject: { kind: "coupon", id: couponId } },
				before: { note, scope, fromAt, untilAt, maxUses, maxPerPerson, affiliateId, things: textOf(things) },
				after: { ...terms, things: textOf(thingsOf(change)) },
				...{ requestId, now },
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

/** Ends a coupon for good: nobody can use it any more. What is reserved or paid with it stays. */
export async function stopCoupon(
	db: Database,
	couponId: number,
	{ actorId: by, requestId, now }: By,
): Promise<Outcome> {
	const [known] = await findCouponById(db, couponId);
	if (!known) return { ok: false, reason: "notFound" };
	try {
		await db.batch([
			endCoupon(db, couponId, now),
			requireChange(db),
			audit(db, {
				...{ by, deed: "coupons.end", subject: { kind: "coupon", id: couponId } },
				before: { endedAt: null },
				after: { endedAt: now },
				...{ requestId, now },
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

type Given = Pick<NewCoupon, "note" | "scope" | "until" | "maxUses" | "maxPerPerson" | "affiliateId">;

function termsOf({ note, scope, until, maxUses, maxPerPerson, affiliateId }: Given) {
	return {
		...{ note, scope, untilAt: until ?? null, maxUses: maxUses ?? null },
		...{ maxPerPerson: maxPerPerson ?? null, affiliateId: affiliateId ?? null },
	};
}

/** The things count for the scope `some` and for no other. */
function thingsOf({ scope, plans, courses }: Pick<NewCoupon, "scope" | "plans" | "courses">) {
	if (scope !== "some") return [];
	return [
		...[...new Set(plans)].map((thingId) => ({ thingKind: "plan" as const, thingId })),
		...[...new Set(courses)].map((thingId) => ({ thingKind: "course" as const, thingId })),
	];
}

const textOf = (things: readonly { thingKind: string; thingId: number }[]) =>
	things.map(({ thingKind, thingId }) => `${thingKind} ${thingId}`).sort();
