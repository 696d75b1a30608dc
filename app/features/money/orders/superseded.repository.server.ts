import { and, eq, inArray, isNotNull, ne, notExists, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { orders, payments } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type SameCoupon = { userId: number; couponId: number };

const UNPAID_STATES = ["created", "pending", "failed"] as const;

/** Gateway pages of an account's unpaid orders under a coupon, except the order with `key`. */
export function listHoldingPages(
	db: Database,
	{ gateway, key, ...same }: SameCoupon & { gateway: typeof payments.$inferSelect.gateway; key: string },
) {
	return db
		.select({ sessionReference: sql<string>`${payments.sessionReference}`.as("session") })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(
			and(
				isOfAccountWithCoupon(same),
				ne(orders.idempotencyKey, key),
				inArray(orders.state, UNPAID_STATES),
				eq(payments.gateway, gateway),
				isNotNull(payments.sessionReference),
				inArray(payments.state, ["open", "failed"]),
			),
		);
}

/** Ends other unpaid orders under a coupon whose page was never opened or is in `closed`. Others stay. */
export function expireOtherOrders(
	db: Database,
	{ orderId, closed, now, ...same }: SameCoupon & { orderId: string; closed: readonly string[]; now: Date },
): Write {
	const livePage = db
		.select({ one: sql`1`.as("one") })
		.from(payments)
		.where(
			and(
				eq(payments.orderId, orders.id),
				isNotNull(payments.sessionReference),
				ne(payments.state, "expired"),
				notInArray(payments.sessionReference, [...closed]),
			),
		);
	return db
		.update(orders)
		.set({ state: "expired", changedAt: now })
		.where(
			and(
				isOfAccountWithCoupon(same),
				ne(orders.id, orderId),
				inArray(orders.state, UNPAID_STATES),
				notExists(livePage),
			),
		);
}

export function expiredOrders(db: Database, same: SameCoupon) {
	return db
		.select({ id: orders.id })
		.from(orders)
		.where(and(isOfAccountWithCoupon(same), eq(orders.state, "expired")));
}

function isOfAccountWithCoupon({ userId, couponId }: SameCoupon): SQL | undefined {
	return and(eq(orders.userId, userId), eq(orders.couponId, couponId));
}
