import { sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { affiliateMonths, affiliates } from "#db/schema/schema.ts";

export const PERIODS = ["month", "year", "all"] as const;
export type Period = (typeof PERIODS)[number];
export const RANKS_SHOWN = 25;
/** Earnings in other currencies cannot be ranked beside it and are left out. */
export const LEADERBOARD_CURRENCY = "USD";

type LeaderboardQuery = { period: Period; now: Date; userId: UserId };

/** By earnings net of refunds, with the viewer's rank, listed or not. On a tie the earlier last sale wins. */
export function listRanks(db: Database, { period, now, userId }: LeaderboardQuery) {
	const [from, to] = monthsOf(period, now);
	const { amountMinor, voidMinor, sales, lastSoldAt, month, currency, affiliateId } = affiliateMonths;
	const sums = db
		.select({
			affiliateId: sql<number>`${affiliateId}`.as("affiliate_id"),
			amountMinor: sql<number>`sum(${amountMinor})`.as("net"),
			voidMinor: sql<number>`sum(${voidMinor})`.as("refunds"),
			sales: sql<number>`sum(${sales})`.as("sold"),
			lastSoldAt: sql<number>`max(${lastSoldAt})`.as("reached_at"),
		})
		.from(affiliateMonths)
		.where(sql`${month} between ${from} and ${to} and ${currency} = ${LEADERBOARD_CURRENCY}`)
		.groupBy(affiliateId)
		.as("sums");
	const isListed = sql`(${affiliates.listedAt} is not null and ${affiliates.alias} is not null)`;
	// Unlisted affiliates take no rank from others; they see the one they would have.
	const rank = sql<number>`sum(${isListed}) over (order by ${sums.amountMinor} desc, ${sums.lastSoldAt}, ${sums.affiliateId})
		+ (not ${isListed})`;
	const placed = db
		.select({
			place: rank.as("place"),
			listed: sql<number>`sum(${isListed}) over ()`.as("listed"),
			isListed: sql<boolean>`${isListed}`.as("is_listed"),
			alias: affiliates.alias,
			since: sql<number | null>`${affiliates.decidedAt}`.as("since"),
			userId: affiliates.userId,
			amountMinor: sums.amountMinor,
			voidMinor: sums.voidMinor,
			sales: sums.sales,
		})
		.from(sums)
		.innerJoin(affiliates, sql`${affiliates.id} = ${sums.affiliateId}`)
		.where(
			sql`${affiliates.status} = 'active' and ${sums.amountMinor} > 0
				and (${isListed} or ${affiliates.userId} = ${userId})`,
		)
		.as("placed");
	return db
		.select({
			place: sql<number>`${placed.place}`.mapWith(Number),
			listed: sql<number>`${placed.listed}`.mapWith(Number),
			alias: placed.alias,
			isListed: sql<boolean>`${placed.isListed}`.mapWith(Boolean).as("is_shown"),
			since: sql<Date | null>`${placed.since}`.mapWith((ms) => (ms === null ? null : new Date(Number(ms)))),
			isOwn: sql<boolean>`${placed.userId} = ${userId}`.mapWith(Boolean).as("is_own"),
			amountMinor: sql<number>`${placed.amountMinor}`.mapWith(Number),
			voidMinor: sql<number>`${placed.voidMinor}`.mapWith(Number),
			sales: sql<number>`${placed.sales}`.mapWith(Number),
		})
		.from(placed)
		.where(sql`${placed.place} <= ${RANKS_SHOWN} or ${placed.userId} = ${userId}`)
		.orderBy(sql`${placed.place}`, sql`${placed.isListed}`);
}

function monthsOf(period: Period, now: Date): [string, string] {
	const month = now.toISOString().slice(0, 7);
	if (period === "month") return [month, month];
	return period === "year" ? [`${month.slice(0, 4)}-01`, month] : ["0000-00", "9999-99"];
}
