import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { orders, refunds } from "#db/schema/schema.ts";
import { QUARTER_HOUR } from "../overview/quarter-hour";
import type { TrendPeriod } from "../overview/trends";

/** What was paid and went back in a period, and in the one before, each read from an index by its time: for one batch. */
export function revenueTrendStatements(db: Database, { from, fromBefore, now }: TrendPeriod) {
	const quarter = (at: SQLiteColumn) => sql<number>`${at} / ${sql.raw(String(QUARTER_HOUR))}`;
	const [paidIn, returnedIn] = [quarter(orders.paidAt), quarter(refunds.succeededAt)];
	return {
		paid: db
			.select({ ...WHICH, quarter: paidIn.as("quarter"), minor: sum(orders.netMinor) })
			.from(orders)
			.where(isPaid(from, now))
			.groupBy(orders.currency, orders.isTest, paidIn),
		returned: db
			.select({ ...WHICH, quarter: returnedIn.as("quarter"), minor: sum(refunds.netMinor) })
			.from(refunds)
			.innerJoin(orders, eq(orders.id, refunds.orderId))
			.where(isReturned(from, now))
			.groupBy(orders.currency, orders.isTest, returnedIn),
		paidBefore: db
			.select({ ...WHICH, minor: sum(orders.netMinor) })
			.from(orders)
			.where(isPaid(fromBefore, from))
			.groupBy(orders.currency, orders.isTest),
		returnedBefore: db
			.select({ ...WHICH, minor: sum(refunds.netMinor) })
			.from(refunds)
			.innerJoin(orders, eq(orders.id, refunds.orderId))
			.where(isReturned(fromBefore, from))
			.groupBy(orders.currency, orders.isTest),
	};
}

const WHICH = { currency: orders.currency, isTest: orders.isTest };

function sum(amount: SQLiteColumn) {
	return sql<number>`sum(${amount})`.mapWith(Number).as("minor");
}

/** An order that counts as revenue, by when it was paid. With `+` the index of its states is left alone: most are paid. */
function isPaid(after: Date, until: Date): SQL | undefined {
	return and(gt(orders.paidAt, after), lte(orders.paidAt, until), sql`+${orders.state} = 'paid'`);
}

/** What has gone back of such an order, by when it had arrived. */
function isReturned(after: Date, until: Date): SQL | undefined {
	return and(
		...[gt(refunds.succeededAt, after), lte(refunds.succeededAt, until)],
		...[sql`+${refunds.state} = 'succeeded'`, sql`+${orders.state} = 'paid'`],
	);
}
