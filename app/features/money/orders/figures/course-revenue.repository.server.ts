import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { orders, refunds } from "#db/schema/schema.ts";

type Period = { courseId: number; recentFrom: Date; earlierFrom: Date };

/**
 * What was paid for a course and what went back, net of tax, by currency and kind of money: in all, since
 * `recentFrom`, and between `earlierFrom` and then. A plan's payments belong to no course. For one batch.
 */
export function courseRevenueStatements(db: Database, { courseId, recentFrom, earlierFrom }: Period) {
	// `+` keeps SQLite from using the index of states: most orders are paid.
	const isSold = and(eq(orders.kind, "course"), eq(orders.thingId, courseId), sql`+${orders.state} = 'paid'`);
	const sums = (amount: SQLiteColumn, at: SQLiteColumn) => ({
		currency: orders.currency,
		isTest: orders.isTest,
		count: sql<number>`count(*)`.as("rows_counted"),
		minor: sumOf(amount, sql`true`).as("minor"),
		recentMinor: sumOf(amount, sql`${at} >= ${recentFrom.getTime()}`).as("recent_minor"),
		earlierMinor: sumOf(amount, sql`${at} >= ${earlierFrom.getTime()} and ${at} < ${recentFrom.getTime()}`).as(
			"earlier_minor",
		),
	});
	return {
		paid: db
			.select(sums(orders.netMinor, orders.paidAt))
			.from(orders)
			.where(isSold)
			.groupBy(orders.currency, orders.isTest),
		returned: db
			.select(sums(refunds.netMinor, refunds.succeededAt))
			.from(orders)
			.innerJoin(refunds, eq(refunds.orderId, orders.id))
			.where(and(isSold, sql`+${refunds.state} = 'succeeded'`))
			.groupBy(orders.currency, orders.isTest),
	};
}

export type CourseRevenueRow = Awaited<ReturnType<typeof courseRevenueStatements>["paid"]>[number];

function sumOf(amount: SQLiteColumn, condition: SQL) {
	return sql<number>`coalesce(sum(case when ${condition} then ${amount} else 0 end), 0)`;
}
