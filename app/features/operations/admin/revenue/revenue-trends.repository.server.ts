import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { orders, refunds } from "#db/schema/schema.ts";
import { quarterOf } from "../overview/quarter-hour.sql";
import type { TrendPeriod } from "../overview/trends";

/** Statements for one batch: payments and refunds of the period and of the one before, by index. */
export function revenueTrendStatements(db: Database, { from, fromBefore, now }: TrendPeriod) {
	const [paidIn, returnedIn] = [quarterOf(orders.paidAt), quarterOf(refunds.succeededAt)];
	return {
		paid: db
			.select({ ...CURRENCY_COLUMNS, quarter: paidIn.as("quarter"), minor: sum(orders.netMinor) })
			.from(orders)
			.where(isPaid(from, now))
			.groupBy(orders.currency, orders.isTest, paidIn),
		returned: db
			.select({ ...CURRENCY_COLUMNS, quarter: returnedIn.as("quarter"), minor: sum(refunds.netMinor) })
			.from(refunds)
			.innerJoin(orders, eq(orders.id, refunds.orderId))
			.where(isReturned(from, now))
			.groupBy(orders.currency, orders.isTest, returnedIn),
		paidBefore: db
			.select({ ...CURRENCY_COLUMNS, minor: sum(orders.netMinor) })
			.from(orders)
			.where(isPaid(fromBefore, from))
			.groupBy(orders.currency, orders.isTest),
		returnedBefore: db
			.select({ ...CURRENCY_COLUMNS, minor: sum(refunds.netMinor) })
			.from(refunds)
			.innerJoin(orders, eq(orders.id, refunds.orderId))
			.where(isReturned(fromBefore, from))
			.groupBy(orders.currency, orders.isTest),
	};
}

const CURRENCY_COLUMNS = { currency: orders.currency, isTest: orders.isTest };

function sum(amount: SQLiteColumn) {
	return sql<number>`sum(${amount})`.mapWith(Number).as("minor");
}

/** By time of payment. `+` keeps SQLite from using the index of states: most orders are paid. */
function isPaid(after: Date, until: Date): SQL | undefined {
	return and(gt(orders.paidAt, after), lte(orders.paidAt, until), sql`+${orders.state} = 'paid'`);
}

function isReturned(after: Date, until: Date): SQL | undefined {
	return and(
		...[gt(refunds.succeededAt, after), lte(refunds.succeededAt, until)],
		...[sql`+${refunds.state} = 'succeeded'`, sql`+${orders.state} = 'paid'`],
	);
}
