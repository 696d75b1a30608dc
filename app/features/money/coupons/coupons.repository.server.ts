import { and, eq, inArray, lte, ne, notExists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import { coupons, couponThings, couponUseKeys, couponUses } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { type CouponThing, couponCode } from "./coupon-rules";

export function findCoupon(db: Database, code: string) {
	return db
		.select(COUPON_COLUMNS)
		.from(coupons)
		.where(eq(coupons.code, couponCode(code)))
		.limit(1);
}

/** Counted by the person key with the most uses. */
export function countUsesOfPerson(db: Database, code: string, personKeys: readonly string[]) {
	return db
		.select({ uses: sql<number>`count(*)`.as("uses") })
		.from(couponUseKeys)
		.where(
			and(
				eq(
					couponUseKeys.couponId,
					sql`(select ${coupons.id} from ${coupons} where ${coupons.code} = ${couponCode(code)})`,
				),
				inValues(couponUseKeys.personKey, personKeys),
			),
		)
		.groupBy(couponUseKeys.personKey)
		.orderBy(sql`uses desc`)
		.limit(1);
}

type Reservation = {
	couponId: number;
	orderId: string;
	userId: number;
	personKeys: readonly string[];
	expiresAt: Date;
	now: Date;
};

/**
 * Reserves a use for an order, in the batch that inserts the order. The batch fails when the coupon has ended or is
 * used up, in all or by this person; see `couponConflict`.
 */
export function reserveCoupon(db: Database, { now, personKeys, ...use }: Reservation): Write {
	return db.insert(couponUses).values({ ...use, personKeys: [...personKeys], state: "reserved", reservedAt: now });
}

/** After `reserveCoupon`: fails the batch (`isConflict`) while the account holds the coupon for another order. */
export function requireOneHold(
	db: Database,
	{ couponId, orderId, userId }: Pick<Reservation, "couponId" | "orderId" | "userId">,
): Write {
	const other = alias(couponUses, "other");
	const held = db
		.select({ one: sql`1`.as("one") })
		.from(other)
		.where(
			and(
				eq(other.couponId, couponId),
				eq(other.userId, userId),
				eq(other.state, "reserved"),
				ne(other.orderId, orderId),
			),
		);
	return db
		.update(couponUses)
		.set({ reservedAt: valueIfElseConflict(notExists(held), couponUses.reservedAt) })
		.where(eq(couponUses.orderId, orderId));
}

/** Turns an order's reservation into a paid use. Repeatable. */
export function consumeCoupon(db: Database, orderId: string, now: Date): Write {
	return db
		.update(couponUses)
		.set({ state: "used", settledAt: now })
		.where(and(eq(couponUses.orderId, orderId), ne(couponUses.state, "used")));
}

/** Releases an order's reservation; a paid use stays. */
export function releaseCoupon(db: Database, orderId: string, now: Date): Write {
	return db
		.update(couponUses)
		.set({ state: "released", settledAt: now })
		.where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, "reserved")));
}

/** Releases the reservations of orders that cannot be paid any more; `orderIds` is a subquery. */
export function releaseCouponHolds(db: Database, { orderIds, now }: { orderIds: SQLWrapper; now: Date }): Write {
	return db
		.update(couponUses)
		.set({ state: "released", settledAt: now })
		.where(and(inArray(couponUses.orderId, orderIds), eq(couponUses.state, "reserved")));
}

/** Adds the card to the buyer of a paid use. Repeatable; never fails the batch, since the order is paid. */
export function countUseByCard(db: Database, { orderId, cardKey }: { orderId: string; cardKey: string }): Write {
	const use = db
		.select({
			couponId: couponUses.couponId,
			personKey: sql<string>`${cardKey}`.as("person_key"),
			useId: couponUses.id,
		})
		.from(couponUses)
		.where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, "used")));
	return db.insert(couponUseKeys).select(use).onConflictDoNothing();
}

/** An SQL condition: the card has used the coupon more often than one person may. */
export function isOverusedByCard({ couponId, cardKey }: { couponId: number; cardKey: string }): SQL {
	return sql`(select ${coupons.maxPerPerson} from ${coupons} where ${coupons.id} = ${couponId}) <
		(select count(*) from ${couponUseKeys}
			where ${couponUseKeys.couponId} = ${couponId} and ${couponUseKeys.personKey} = ${cardKey})`;
}

export function listExpiredReservations(db: Database, now: Date, limit: number) {
	return db
		.select({ id: couponUses.id })
		.from(couponUses)
		.where(and(eq(couponUses.state, "reserved"), lte(couponUses.expiresAt, now)))
		.limit(limit);
}

/** Releases those that are still only reserved. */
export function releaseReservations(db: Database, ids: readonly number[], now: Date): Write {
	return db
		.update(couponUses)
		.set({ state: "released", settledAt: now })
		.where(and(inValues(couponUses.id, ids), eq(couponUses.state, "reserved")));
}

const COUPON_COLUMNS = {
	id: coupons.id,
	code: coupons.code,
	percentBps: coupons.percentBps,
	amountMinor: coupons.amountMinor,
	currency: coupons.currency,
	duration: coupons.duration,
	months: coupons.months,
	scope: coupons.scope,
	things:
		sql<string>`(select coalesce(json_group_array(json_object('kind', ${couponThings.thingKind}, 'id', ${couponThings.thingId})), '[]')
		from ${couponThings} where ${couponThings.couponId} = ${coupons.id})`
			.mapWith((text: string): CouponThing[] => JSON.parse(text))
			.as("things"),
	fromAt: coupons.fromAt,
	untilAt: coupons.untilAt,
	endedAt: coupons.endedAt,
	maxUses: coupons.maxUses,
	maxPerPerson: coupons.maxPerPerson,
	taken: coupons.taken,
	affiliateId: coupons.affiliateId,
};
