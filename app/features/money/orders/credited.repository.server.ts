import { and, asc, eq, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { orders } from "#db/schema/schema.ts";
import type { PeriodOrder } from "./credited";

/** Orders that can no longer be paid have credited nothing. */
const UNPAYABLE_STATES = ["failed", "expired"] as const;
const promised = sql`(select coalesce(sum(amount_minor), 0) from refunds
	where refunds.order_id = orders.id and refunds.state = 'failed')`;
const gone = sql<number>`min(orders.total_minor, orders.refunded_minor + orders.refunding_minor + ${promised})`;

const PERIOD_ORDER_COLUMNS = {
	id: orders.id,
	state: orders.state,
	netMinor: orders.netMinor,
	totalMinor: orders.totalMinor,
	goneMinor: gone.mapWith(Number).as("gone_minor"),
	creditMinor: orders.creditMinor,
} satisfies Record<keyof PeriodOrder, unknown>;

export function listOrdersOfPeriod(db: Database, { membershipId, periodNumber }: Period) {
	return db
		.select(PERIOD_ORDER_COLUMNS)
		.from(orders)
		.where(
			and(
				eq(orders.membershipId, membershipId),
				eq(orders.periodNumber, periodNumber),
				notInArray(orders.state, [...UNPAYABLE_STATES]),
			),
		)
		.orderBy(asc(orders.createdAt), asc(sql`${orders.occasion} = 'change'`));
}
type Period = { membershipId: string | SQL<string>; periodNumber: number | SQL<number> };

export function listOrdersOfSamePeriod(db: Database, orderId: string | SQL<string>) {
	const of = (column: SQL) => sql`(select ${column} from orders as this where this.id = ${orderId})`;
	return listOrdersOfPeriod(db, {
		membershipId: of(sql`this.membership_id`) as SQL<string>,
		periodNumber: of(sql`this.period_number`) as SQL<number>,
	});
}

/** For a condition on `orders`: the sum of credits by changes in the row's period. */
export const creditsOfPeriod = creditsOf(sql`orders.membership_id`, sql`orders.period_number`);

function creditsOf(membershipId: SQL | string, periodNumber: SQL | number) {
	return sql`(select coalesce(sum(other.credit_minor), 0) from orders as other
		where other.membership_id = ${membershipId} and other.period_number = ${periodNumber}
			and other.state not in ('failed', 'expired'))`;
}

/** A condition: no further refunds or credits in the period since it was read. */
export function isPeriodAsRead(
	{ membershipId, periodNumber }: { membershipId: string; periodNumber: number },
	{ goneMinor, creditsMinor }: ReadSums,
) {
	return sql`${goneOfPeriod({ membershipId, periodNumber })} = ${goneMinor}
		and ${creditsOf(membershipId, periodNumber)} = ${creditsMinor}`;
}
type ReadSums = { goneMinor: number; creditsMinor: number };

/** For a condition: the refunds of a period, counted like `periodValue`. */
function goneOfPeriod({ membershipId, periodNumber }: { membershipId: string; periodNumber: number }) {
	return sql`(select coalesce(sum(${gone}), 0) from orders where orders.membership_id = ${membershipId}
		and orders.period_number = ${periodNumber} and orders.state not in ('failed', 'expired'))`;
}
