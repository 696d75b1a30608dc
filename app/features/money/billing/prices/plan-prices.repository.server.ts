import { and, asc, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { CHARGED_CURRENCY } from "#app/features/money/prices/display-currency.ts";
import type { Database } from "#db/client.server.ts";
import { planPrices, plans, priceLevels } from "#db/schema/schema.ts";
import type { Interval } from "./price-in-force";

type PriceQuery = { planId: number; interval: Interval; currency?: string; country?: string };

/** At most one row, chosen as in `priceInForce` (a test compares the two). None for a plan that is not on offer. */
export function findPlanPrice(
	db: Database,
	{ planId, interval, currency = CHARGED_CURRENCY, country = "" }: PriceQuery,
	now: Date,
) {
	const isLocal = sql`${planPrices.country} <> '' and ${planPrices.country} = ${country}`;
	return db
		.select(PRICE_COLUMNS)
		.from(planPrices)
		.innerJoin(plans, and(eq(plans.id, planPrices.planId), eq(plans.active, true)))
		.where(
			and(
				eq(planPrices.planId, planId),
				eq(planPrices.interval, interval),
				inForce(planPrices, now),
				or(
					sql`(${isLocal})`,
					sql`${planPrices.country} = '' and ${planPrices.currency} in (${currency}, ${CHARGED_CURRENCY})`,
				),
			),
		)
		.orderBy(
			desc(sql`${isLocal}`),
			desc(sql`${planPrices.currency} = ${currency}`),
			desc(sql`${planPrices.currency} = ${CHARGED_CURRENCY}`),
			asc(planPrices.id),
		)
		.limit(1);
}

/** A membership's price, also when it has ended. */
export function findAgreedPrice(db: Database, priceId: number) {
	return db.select(PRICE_COLUMNS).from(planPrices).where(eq(planPrices.id, priceId)).limit(1);
}

export function listPricesInForce(db: Database, now: Date) {
	return db
		.select(PRICE_COLUMNS)
		.from(planPrices)
		.innerJoin(plans, and(eq(plans.id, planPrices.planId), eq(plans.active, true)))
		.where(inForce(planPrices, now))
		.orderBy(asc(planPrices.id));
}

export function listLevelsInForce(db: Database, now: Date) {
	return db
		.select({ country: priceLevels.country, shareBps: priceLevels.shareBps })
		.from(priceLevels)
		.where(inForce(priceLevels, now))
		.orderBy(asc(priceLevels.country));
}

const PRICE_COLUMNS = {
	id: planPrices.id,
	planId: planPrices.planId,
	interval: planPrices.interval,
	currency: planPrices.currency,
	country: planPrices.country,
	amountMinor: planPrices.amountMinor,
	trialDays: planPrices.trialDays,
	fromAt: planPrices.fromAt,
	untilAt: planPrices.untilAt,
};

function inForce(table: typeof planPrices | typeof priceLevels, now: Date) {
	return and(lte(table.fromAt, now), or(isNull(table.untilAt), gt(table.untilAt, now)));
}
