import { audit } from "#app/features/operations/audit/face.server.ts";
import { dayOf, lastDay, startOfDay } from "#app/shared/calendar-day.ts";
import { parseMoney } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import {
	couponOfCode,
	endCoupon,
	findCouponById,
	insertCoupon,
	listThingsOf,
	replaceThings,
	saveCoupon,
} from "./coupons-desk.repository.server";
import type { CouponAction, NewCoupon } from "./schemas";

type ActorContext = { actorId: number; requestId: string; timeZone: string; now: Date };
type Change = Extract<CouponAction, { intent: "change" }>;
type Outcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/** A code is unique for good, also after its coupon has ended. */
export async function createCoupon(
	db: Database,
	coupon: NewCoupon,
	{ actorId: by, requestId, timeZone, now }: ActorContext,
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
	const started = { fromDay: dayOf(now, timeZone), fromAt: now };
	const terms = { ...rulesOf(coupon, timeZone), ...couponStart(coupon.from, started, timeZone) };
	try {
		await db.batch([
			insertCoupon(db, { code, ...cut, ...terms, createdBy: by, createdAt: now }),
			...replaceThings(db, couponOfCode(code), thingsOf(coupon)),
			audit(db, {
				by,
				deed: "coupons.create",
				subject: { kind: "coupon", id: couponOfCode(code) },
				after: { code, ...cut, ...auditedRules(terms), things: thingsText(thingsOf(coupon)) },
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isDuplicate(error, "coupons.code")) return { ok: false, reason: "taken" };
		throw error;
	}
}

/** Changes everything but the discount itself. */
export async function changeCoupon(
	db: Database,
	{ couponId, version, ...change }: Omit<Change, "intent"> & { couponId: number },
	{ actorId: by, requestId, timeZone, now }: ActorContext,
): Promise<Outcome> {
	const [[known], things] = await db.batch([findCouponById(db, couponId), listThingsOf(db, couponId)]);
	if (!known) return { ok: false, reason: "notFound" };
	const terms = { ...rulesOf(change, timeZone), ...couponStart(change.from, known, timeZone) };
	try {
		await db.batch([
			saveCoupon(db, { id: couponId, version, ...terms }),
			requireChange(db),
			...replaceThings(db, couponId, thingsOf(change)),
			audit(db, {
				by,
				deed: "coupons.change",
				subject: { kind: "coupon", id: couponId },
				before: { ...auditedRules(known), things: thingsText(things) },
				after: { ...auditedRules(terms), things: thingsText(thingsOf(change)) },
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

/** Ends a coupon for good; existing reservations and paid uses stay. */
export async function stopCoupon(
	db: Database,
	couponId: number,
	{ actorId: by, requestId, now }: ActorContext,
): Promise<Outcome> {
	const [known] = await findCouponById(db, couponId);
	if (!known) return { ok: false, reason: "notFound" };
	try {
		await db.batch([
			endCoupon(db, couponId, now),
			requireChange(db),
			audit(db, {
				by,
				deed: "coupons.end",
				subject: { kind: "coupon", id: couponId },
				before: { endedAt: null },
				after: { endedAt: now },
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

type CouponFields = Pick<NewCoupon, "note" | "scope" | "until" | "maxUses" | "maxPerPerson" | "affiliateId">;

function rulesOf({ note, scope, until, maxUses, maxPerPerson, affiliateId }: CouponFields, timeZone: string) {
	return {
		note,
		scope,
		lastDay: until ?? null,
		untilAt: until ? lastDay(until, timeZone).endsAt : null,
		maxUses: maxUses ?? null,
		maxPerPerson: maxPerPerson ?? null,
		affiliateId: affiliateId ?? null,
	};
}

type CouponStart = { fromDay: string | null; fromAt: Date };

/** Keeps the stored instant while the day is unchanged, since it may have begun within a day. */
function couponStart(day: string | undefined, standing: CouponStart, timeZone: string): CouponStart {
	if (!day || day === standing.fromDay) return { fromDay: standing.fromDay, fromAt: standing.fromAt };
	return { fromDay: day, fromAt: startOfDay(day, timeZone) };
}

type CouponRules = CouponStart & ReturnType<typeof rulesOf>;

/** For the audit log, with days as typed. */
function auditedRules({
	note,
	scope,
	fromDay,
	fromAt,
	lastDay,
	untilAt,
	maxUses,
	maxPerPerson,
	affiliateId,
}: CouponRules) {
	return {
		note,
		scope,
		fromAt: fromDay ?? fromAt,
		untilAt: lastDay ?? untilAt,
		maxUses,
		maxPerPerson,
		affiliateId,
	};
}

function thingsOf({ scope, plans, courses }: Pick<NewCoupon, "scope" | "plans" | "courses">) {
	if (scope !== "some") return [];
	return [
		...[...new Set(plans)].map((thingId) => ({ thingKind: "plan" as const, thingId })),
		...[...new Set(courses)].map((thingId) => ({ thingKind: "course" as const, thingId })),
	];
}

const thingsText = (things: readonly { thingKind: string; thingId: number }[]) =>
	things.map(({ thingKind, thingId }) => `${thingKind} ${thingId}`).sort();
