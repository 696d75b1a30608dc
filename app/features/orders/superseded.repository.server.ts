import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { orders, payments } from "../../../db/schema/schema";

type SameCoupon = { userId: number; couponId: number; orderId: string };

const UNPAID = ["created", "pending", "failed"] as const;

/**
 * A write, not yet run: ends the unpaid orders of an account under a coupon, other than `orderId`. One whose card is still
 * being processed stays.
 */
export function expireOthers(db: Database, { userId, couponId, orderId, now }: SameCoupon & { now: Date }) {
	return db
		.update(orders)
		.set({ state: "expired", changedAt: now })
		.where(
			and(
				ofAccount({ userId, couponId, orderId }),
				inArray(orders.state, UNPAID),
				or(isNull(orders.trouble), ne(orders.trouble, "processing")),
			),
		);
}

/** Payment pages that are still open for orders that another one of the account, under the same coupon, has taken the place of. */
export function listSupersededPages(db: Database, orderId: string) {
	const made = sql`(select ${orders.userId}, ${orders.couponId} from ${orders} where ${orders.id} = ${orderId})`;
	return db
		.select({ sessionReference: sql<string>`${payments.sessionReference}`.as("session"), gateway: payments.gateway })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(
			and(
				sql`(${orders.userId}, ${orders.couponId}) = ${made}`,
				ne(orders.id, orderId),
				eq(orders.state, "expired"),
				isNotNull(payments.sessionReference),
				inArray(payments.state, ["open", "failed"]),
			),
		);
}

function ofAccount({ userId, couponId, orderId }: SameCoupon): SQL | undefined {
	return and(eq(orders.userId, userId), eq(orders.couponId, couponId), ne(orders.id, orderId));
}
