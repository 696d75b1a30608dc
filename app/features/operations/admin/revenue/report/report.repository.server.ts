import { and, count, eq, gte, isNotNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { memberships, mrrMonths, orders, refunds } from "#db/schema/schema.ts";
import type { ReportSpan } from "./report-months";
import type { ReportQuery } from "./report-query";

/** One batch, aggregated in SQL. Orders and refunds are limited to the period, memberships to twelve months. */
export function reportStatements(db: Database, query: ReportQuery, span: ReportSpan) {
	const { from, now, months } = span;
	const isTest = query.mode === "test";
	const [paidIn, returnedIn] = [bucketOf(orders.paidAt, query), bucketOf(refunds.succeededAt, query)];
	const isOfMode = sql`+${orders.isTest} = ${isTest ? 1 : 0}`;
	const month = sql<string | null>`case when ${mrrMonths.month} >= ${months[0]} then ${mrrMonths.month} end`;
	const [began, ended] = [monthOf(orders.paidAt), monthOf(memberships.endedAt)];
	return {
		paid: db
			.select({
				currency: orders.currency,
				bucket: paidIn.as("bucket"),
				minor: sum(orders.netMinor),
				n: count().as("n"),
			})
			.from(orders)
			.where(and(isPaid(from, now), isOfMode, sql`${orders.totalMinor} > 0`))
			.groupBy(orders.currency, paidIn),
		returned: db
			.select({ currency: orders.currency, bucket: returnedIn.as("bucket"), minor: sum(refunds.netMinor) })
			.from(refunds)
			.innerJoin(orders, eq(orders.id, refunds.orderId))
			.where(and(isReturned(from, now), isOfMode))
			.groupBy(orders.currency, returnedIn),
		reasons: db
			.select({ kind: refunds.kind, reason: refunds.reasonCode, minor: sum(refunds.netMinor), n: count().as("n") })
			.from(refunds)
			.innerJoin(orders, eq(orders.id, refunds.orderId))
			.where(and(isReturned(from, now), isOfMode, sql`+${orders.currency} = ${query.currency}`))
			.groupBy(refunds.kind, refunds.reasonCode),
		moves: db
			.select({
				month: month.as("month"),
				kind: mrrMonths.kind,
				amountMinor: sum(mrrMonths.amountMinor),
				members: sql<number>`sum(${mrrMonths.members})`.mapWith(Number).as("members"),
			})
			.from(mrrMonths)
			.where(and(eq(mrrMonths.isTest, isTest), eq(mrrMonths.currency, query.currency)))
			.groupBy(month, mrrMonths.kind),
		firsts: db
			.select({ began: began.as("began"), ended: ended.as("ended"), members: count().as("members") })
			.from(orders)
			.innerJoin(memberships, eq(memberships.id, orders.membershipId))
			.where(and(isPaid(span.monthsFrom, now), isOfMode, sql`+${orders.currency} = ${query.currency}`, isFirst()))
			.groupBy(began, ended),
		others: db.selectDistinct({ currency: mrrMonths.currency }).from(mrrMonths).where(eq(mrrMonths.isTest, isTest)),
	};
}

/** `+` keeps SQLite from using the index of states: most orders are paid. */
function isPaid(from: Date, now: Date): SQL | undefined {
	return and(gte(orders.paidAt, from), lte(orders.paidAt, now), sql`+${orders.state} = 'paid'`);
}

function isReturned(from: Date, now: Date): SQL | undefined {
	return and(
		...[gte(refunds.succeededAt, from), lte(refunds.succeededAt, now)],
		...[sql`+${refunds.state} = 'succeeded'`, sql`+${orders.state} = 'paid'`],
	);
}

/** A membership's first payment: its purchase, or the first renewal after a trial. */
function isFirst(): SQL | undefined {
	const afterTrial = and(
		...[eq(orders.occasion, "renewal"), sql`+${orders.periodNumber} = 2`, isNotNull(memberships.trialUntil)],
	);
	return or(and(eq(orders.occasion, "purchase"), eq(orders.trialDays, 0)), afterTrial);
}

function bucketOf(at: SQLiteColumn, { period }: ReportQuery) {
	return period === "12m" ? monthOf(at) : sql<string>`strftime('%Y-%m-%d', ${at} / 1000, 'unixepoch')`;
}

function monthOf(at: SQLiteColumn) {
	return sql<string>`strftime('%Y-%m', ${at} / 1000, 'unixepoch')`;
}

function sum(amount: SQLiteColumn) {
	return sql<number>`sum(${amount})`.mapWith(Number).as("minor");
}
