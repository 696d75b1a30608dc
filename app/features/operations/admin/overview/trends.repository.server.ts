import { and, count, countDistinct, gt, gte, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { enrollments, learningDays, users } from "#db/schema/schema.ts";
import type { RevenueRows } from "../revenue/revenue-trends";
import { revenueTrendStatements } from "../revenue/revenue-trends.repository.server";
import { quarterOf } from "./quarter-hour.sql";
import type { TrendPeriod, TrendRows } from "./trends";

type FoundTrends = { trends: TrendRows[]; revenue: RevenueRows | null };

/** One round trip that reads the rows of two periods by index. Revenue is only queried with permission. */
export async function findTrends(
	db: Database,
	period: TrendPeriod,
	{ seesMoney }: { seesMoney: boolean },
): Promise<FoundTrends> {
	const money = seesMoney ? revenueTrendStatements(db, period) : undefined;
	const { joined, taken, done, learned, ...found } = await inBatch(db, {
		...trendStatements(db, period),
		paid: money?.paid,
		returned: money?.returned,
		paidBefore: money?.paidBefore,
		returnedBefore: money?.returnedBefore,
	});
	const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);
	const countOf = ([row]: readonly { count: number }[]) => row?.count ?? 0;
	const trends: TrendRows[] = [
		{ name: "registrations", counted: joined, sum: sumOf(joined), before: countOf(found.joinedBefore) },
		{ name: "learners", counted: learned, sum: countOf(found.learners), before: countOf(found.learnersBefore) },
		{ name: "enrollments", counted: taken, sum: sumOf(taken), before: countOf(found.takenBefore) },
		{ name: "completions", counted: done, sum: sumOf(done), before: countOf(found.doneBefore) },
	];
	const { paid, returned, paidBefore, returnedBefore } = found;
	const isRead = paid && returned && paidBefore && returnedBefore;
	return { trends, revenue: isRead ? { paid, returned, paidBefore, returnedBefore } : null };
}

export function trendStatements(db: Database, period: TrendPeriod) {
	const { first, last, firstBefore } = period;
	const since = (from: string, until: SQL | undefined) => and(gte(learningDays.day, from), until);
	return {
		joined: perQuarter(db, users, users.createdAt, period),
		joinedBefore: before(db, users, users.createdAt, period),
		taken: perQuarter(db, enrollments, enrollments.createdAt, period),
		takenBefore: before(db, enrollments, enrollments.createdAt, period),
		done: perQuarter(db, enrollments, enrollments.completedAt, period),
		doneBefore: before(db, enrollments, enrollments.completedAt, period),
		learned: db
			.select({ day: learningDays.day, count: count().as("counted") })
			.from(learningDays)
			.where(since(first, lte(learningDays.day, last)))
			.groupBy(learningDays.day),
		learners: learnersOf(db, since(first, lte(learningDays.day, last))),
		learnersBefore: learnersOf(db, since(firstBefore, sql`${learningDays.day} < ${first}`)),
	};
}

/** By quarter-hour, which fits the days of every time zone. */
function perQuarter(db: Database, table: SQLiteTable, at: SQLiteColumn, { from, now }: TrendPeriod) {
	const quarter = quarterOf(at);
	return db
		.select({ quarter: quarter.as("quarter"), count: count().as("counted") })
		.from(table)
		.where(and(gt(at, from), lte(at, now)))
		.groupBy(quarter);
}

function before(db: Database, table: SQLiteTable, at: SQLiteColumn, { from, fromBefore }: TrendPeriod) {
	return db
		.select({ count: count().as("counted") })
		.from(table)
		.where(and(gt(at, fromBefore), lte(at, from)));
}

function learnersOf(db: Database, within: SQL | undefined) {
	return db
		.select({ count: countDistinct(learningDays.userId).as("counted") })
		.from(learningDays)
		.where(within);
}
