import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { type Key, keyset, readKey } from "#app/shared/lists/keyset.server.ts";
import { pastedCode } from "#app/shared/text/pasted-code.ts";
import type { Database } from "#db/client.server.ts";
import { coupons, couponThings, couponUses } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { CouponState } from "./coupon-state";
import { COUPONS_PER_PAGE, type CouponsQuery } from "./coupons-query";

export type CouponRow = Awaited<ReturnType<typeof listCoupons>>[number];

export function listCoupons(db: Database, query: CouponsQuery, now: Date) {
	const isBackwards = query.page?.side === "before";
	return listCouponsAfter(db, query, {
		isDescending: query.isDescending !== isBackwards,
		after: readKey(query.page, query.sort === "code" ? ["text", "number"] : ["number", "number"]),
		limit: COUPONS_PER_PAGE + 1,
		now,
	});
}

type Portion = { isDescending: boolean; after: Key | null; limit: number; now: Date };

export function listCouponsAfter(db: Database, query: CouponsQuery, { isDescending, after, limit, now }: Portion) {
	const columns = [SORT_COLUMNS[query.sort], coupons.id];
	const { where, orderBy } = keyset({ columns, isDescending }, after);
	const { state } = query.filters;
	return db
		.select({
			...COUPON_ROW,
			things: sql<number>`(select count(*) from ${couponThings} where ${couponThings.couponId} = ${coupons.id})`.as(
				"things",
			),
		})
		.from(coupons)
		.where(
			and(
				ALWAYS_TRUE_BOUNDS[query.sort],
				where,
				query.q ? beginsWith(query.q) : undefined,
				state ? inState(state, now) : undefined,
			),
		)
		.orderBy(...orderBy)
		.limit(limit);
}

/** The sort key by which the cursor continues after a row. */
export function couponKey(coupon: CouponRow, query: CouponsQuery): Key {
	const first = { created: coupon.createdAt.getTime(), taken: coupon.taken, code: coupon.code }[query.sort];
	return [first, coupon.id];
}

export function findCouponById(db: Database, id: number) {
	return db.select(COUPON_ROW).from(coupons).where(eq(coupons.id, id)).limit(1);
}

export function listThingsOf(db: Database, couponId: number) {
	return db
		.select({ thingKind: couponThings.thingKind, thingId: couponThings.thingId })
		.from(couponThings)
		.where(eq(couponThings.couponId, couponId));
}

export function countUses(db: Database, couponId: number) {
	return db
		.select({ state: couponUses.state, uses: sql<number>`count(*)`.as("uses") })
		.from(couponUses)
		.where(eq(couponUses.couponId, couponId))
		.groupBy(couponUses.state);
}

type NewCoupon = Omit<typeof coupons.$inferInsert, "id" | "taken" | "version">;

export function insertCoupon(db: Database, coupon: NewCoupon): Write {
	return db.insert(coupons).values(coupon);
}

export function couponOfCode(code: string) {
	return sql<number>`(select ${coupons.id} from ${coupons} where ${coupons.code} = ${code})`;
}

type Terms = Pick<
	typeof coupons.$inferSelect,
	"note" | "scope" | "fromDay" | "lastDay" | "fromAt" | "untilAt" | "maxUses" | "maxPerPerson" | "affiliateId"
>;

/** Changes no row when the coupon changed since that version. */
export function saveCoupon(db: Database, { id, version, ...terms }: Terms & { id: number; version: number }): Write {
	return db
		.update(coupons)
		.set({ ...terms, version: version + 1 })
		.where(and(eq(coupons.id, id), eq(coupons.version, version)));
}

/** Changes no row when it has ended already. */
export function endCoupon(db: Database, id: number, now: Date): Write {
	return db
		.update(coupons)
		.set({ endedAt: now })
		.where(and(eq(coupons.id, id), isNull(coupons.endedAt)));
}

type Things = { thingKind: "plan" | "course"; thingId: number }[];

export function replaceThings(db: Database, couponId: number | SQL<number>, things: Things): Write[] {
	const id = sql<number>`${couponId}`;
	return [
		db.delete(couponThings).where(eq(couponThings.couponId, id)),
		...(things.length > 0 ? [insertThings(db, id, things)] : []),
	];
}

function insertThings(db: Database, id: SQL<number>, things: Things): Write {
	const given = JSON.stringify(things);
	return db
		.insert(couponThings)
		.select(sql`select ${id}, value ->> 'thingKind', value ->> 'thingId' from json_each(${given})`);
}

const COUPON_ROW = {
	id: coupons.id,
	code: coupons.code,
	note: coupons.note,
	percentBps: coupons.percentBps,
	amountMinor: coupons.amountMinor,
	currency: coupons.currency,
	duration: coupons.duration,
	months: coupons.months,
	scope: coupons.scope,
	fromDay: coupons.fromDay,
	lastDay: coupons.lastDay,
	fromAt: coupons.fromAt,
	untilAt: coupons.untilAt,
	maxUses: coupons.maxUses,
	maxPerPerson: coupons.maxPerPerson,
	taken: coupons.taken,
	affiliateId: coupons.affiliateId,
	endedAt: coupons.endedAt,
	version: coupons.version,
	createdAt: coupons.createdAt,
};
/** True of every coupon: the bound lets SQLite start inside the index and read only what it returns. */
const ALWAYS_TRUE_BOUNDS = {
	created: sql`${coupons.createdAt} >= 0`,
	taken: sql`${coupons.taken} >= 0`,
	code: sql`${coupons.code} >= ''`,
};
const SORT_COLUMNS = { created: coupons.createdAt, taken: coupons.taken, code: coupons.code };

/** Codes consist of capitals, digits and hyphens, so a character after those ends the range. */
function beginsWith(q: string): SQL | undefined {
	const code = pastedCode(q).toUpperCase();
	return and(sql`${coupons.code} >= ${code}`, sql`${coupons.code} < ${`${code}\u{10ffff}`}`);
}

function inState(state: CouponState, now: Date): SQL | undefined {
	const isOpen = isNull(coupons.endedAt);
	const isOver = lte(coupons.untilAt, now);
	const lasts = or(isNull(coupons.untilAt), gt(coupons.untilAt, now));
	const isFull = sql`${coupons.taken} >= ${coupons.maxUses}`;
	const hasRoom = or(isNull(coupons.maxUses), sql`${coupons.taken} < ${coupons.maxUses}`);
	return {
		ended: isNotNull(coupons.endedAt),
		over: and(isOpen, isOver),
		usedUp: and(isOpen, lasts, isFull),
		notYet: and(isOpen, lasts, hasRoom, gt(coupons.fromAt, now)),
		running: and(isOpen, lasts, hasRoom, lte(coupons.fromAt, now)),
	}[state];
}
