import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { orders } from "#db/schema/schema.ts";

/**
 * A condition: the order's membership was also paid for later, and not refunded: a later period, or a change that
 * began a period. The membership then survives the order's refund.
 */
export function isPaidForLater(orderId: string | SQLWrapper): SQL {
	return sql`exists (select 1 from orders as this join orders as later on later.membership_id = this.membership_id
		where this.id = ${orderId} and later.id <> this.id and later.state = 'paid'
			and (later.total_minor = 0 or later.refunded_minor + later.refunding_minor < later.total_minor)
			and (later.period_number > this.period_number
				or (later.occasion = 'change' and later.interval <> this.interval and later.paid_at >= this.paid_at)))`;
}

export function findPaidForLater(db: Database, orderId: string | SQL<string>) {
	return db
		.select({ is: sql`${isPaidForLater(orderId)}`.mapWith(Boolean).as("is_paid_for_later") })
		.from(orders)
		.where(sql`${orders.id} = ${orderId}`);
}

export function findPaidBefore(db: Database, orderId: string | SQL<string>) {
	const isPaidBefore = sql`exists (select 1 from orders as earlier where earlier.membership_id = orders.membership_id
		and earlier.id <> orders.id and earlier.state = 'paid' and earlier.total_minor > 0
		and earlier.paid_at < orders.paid_at)`;
	return db
		.select({ is: isPaidBefore.mapWith(Boolean).as("is_paid_before") })
		.from(orders)
		.where(sql`${orders.id} = ${orderId}`);
}
