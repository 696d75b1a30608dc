import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { planPrices, priceLevels, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { Interval } from "../prices/price-in-force";

export function listPricesOf(db: Database, planId: number) {
	return db
		.select({
			id: planPrices.id,
			interval: planPrices.interval,
			currency: planPrices.currency,
			country: planPrices.country,
			amountMinor: planPrices.amountMinor,
			trialDays: planPrices.trialDays,
			fromAt: planPrices.fromAt,
			untilAt: planPrices.untilAt,
			by: sql<string | null>`${users.name}`.as("by_name"),
		})
		.from(planPrices)
		.leftJoin(users, eq(users.id, planPrices.createdBy))
		.where(eq(planPrices.planId, planId))
		.orderBy(asc(sql`${planPrices.untilAt} is not null`), desc(planPrices.fromAt), asc(planPrices.id))
		.limit(200);
}

export type PriceKey = { planId: number; interval: Interval; currency: string; country: string };

export function findOpenPrice(db: Database, { planId, interval, currency, country }: PriceKey) {
	return db
		.select()
		.from(planPrices)
		.where(
			and(
				eq(planPrices.planId, planId),
				eq(planPrices.interval, interval),
				eq(planPrices.currency, currency),
				eq(planPrices.country, country),
				isNull(planPrices.untilAt),
			),
		)
		.limit(1);
}

export function findPrice(db: Database, priceId: number) {
	return db.select().from(planPrices).where(eq(planPrices.id, priceId)).limit(1);
}

/** Changes no row when it has ended already. */
export function endPlanPrice(db: Database, priceId: number, now: Date): Write {
	return db
		.update(planPrices)
		.set({ untilAt: now })
		.where(and(eq(planPrices.id, priceId), isNull(planPrices.untilAt)));
}

/** A unique index refuses a second open price of one kind. */
export function insertPrice(db: Database, price: typeof planPrices.$inferInsert): Write {
	return db.insert(planPrices).values(price);
}

export function listLevels(db: Database) {
	return db
		.select({
			id: priceLevels.id,
			country: priceLevels.country,
			shareBps: priceLevels.shareBps,
			fromAt: priceLevels.fromAt,
			untilAt: priceLevels.untilAt,
			by: sql<string | null>`${users.name}`.as("by_name"),
		})
		.from(priceLevels)
		.leftJoin(users, eq(users.id, priceLevels.createdBy))
		.orderBy(desc(priceLevels.fromAt), desc(priceLevels.id))
		.limit(300);
}

export function findOpenLevel(db: Database, country: string) {
	return db
		.select()
		.from(priceLevels)
		.where(and(eq(priceLevels.country, country), isNull(priceLevels.untilAt)))
		.limit(1);
}

/** Changes no row when it has ended already. */
export function endLevel(db: Database, id: number, now: Date): Write {
	return db
		.update(priceLevels)
		.set({ untilAt: now })
		.where(and(eq(priceLevels.id, id), isNull(priceLevels.untilAt)));
}

export function insertLevel(db: Database, level: typeof priceLevels.$inferInsert): Write {
	return db.insert(priceLevels).values(level);
}
