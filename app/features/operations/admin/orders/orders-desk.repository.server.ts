import { and, desc, eq, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { listOrdersOfSamePeriod, needsReview } from "#app/features/money/orders/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import { trigramMatch } from "#app/shared/lists/trigram-match.ts";
import type { Database } from "#db/client.server.ts";
import { peopleSearch } from "#db/schema/people/people-search.ts";
import {
	disputes,
	entitlements,
	gatewayEvents,
	invoices,
	orders,
	payments,
	refunds,
	users,
} from "#db/schema/schema.ts";
import { type OrdersQuery, orderIdStart } from "./orders-query";

const ORDER_COLUMNS = {
	id: orders.id,
	title: orders.title,
	kind: orders.kind,
	state: orders.state,
	trouble: orders.trouble,
	troubleSeenAt: orders.troubleSeenAt,
	currency: orders.currency,
	netMinor: orders.netMinor,
	taxMinor: orders.taxMinor,
	totalMinor: orders.totalMinor,
	refundedMinor: orders.refundedMinor,
	refundingMinor: orders.refundingMinor,
	country: orders.country,
	gateway: orders.gateway,
	isTest: orders.isTest,
	createdAt: orders.createdAt,
	paidAt: orders.paidAt,
	name: users.name,
	email: users.email,
};
type PageOptions = { isDescending: boolean; after: Key | null; limit: number; now: Date };

export function listOrders(db: Database, query: OrdersQuery, { isDescending, after, limit, now }: PageOptions) {
	const { orderBy, where } = keyset({ columns: [orders.createdAt, orders.id], isDescending }, after);
	return db
		.select(ORDER_COLUMNS)
		.from(orders)
		.leftJoin(users, eq(users.id, orders.userId))
		.where(and(where, lte(orders.createdAt, now), matchesQuery(query, now)))
		.orderBy(...orderBy)
		.limit(limit);
}
export type DeskOrderRow = Awaited<ReturnType<typeof listOrders>>[number];

/** An id prefix (with or without `GR-`) finds the order; other text matches names and e-mail addresses. */
function matchesQuery({ q, filters: { state, kind, mode, period, trouble } }: OrdersQuery, now: Date): SQL | undefined {
	const id = orderIdStart(q);
	const match = id ? null : trigramMatch(q, ["name", "email"]);
	const people = sql`${orders.userId} in (select ${peopleSearch.rowid} from ${peopleSearch} where ${peopleSearch} match ${match})`;
	return and(
		id ? and(gte(orders.id, id), lte(orders.id, `${id}g`)) : undefined,
		match ? people : undefined,
		state ? eq(orders.state, state) : undefined,
		kind ? eq(orders.kind, kind) : undefined,
		mode ? eq(orders.isTest, mode === "test") : undefined,
		trouble === "unseen" ? needsReview : trouble ? eq(orders.trouble, trouble) : undefined,
		period ? gte(orders.createdAt, new Date(now.getTime() - Number(period) * DAY_MS)) : undefined,
	);
}

export function orderStatements(db: Database, id: string) {
	const own = db.select({ reference: payments.paymentReference }).from(payments).where(eq(payments.orderId, id));
	const pages = db.select({ reference: payments.sessionReference }).from(payments).where(eq(payments.orderId, id));
	const membership = sql`(select ${orders.membershipId} from ${orders} where ${orders.id} = ${id})`;
	return {
		head: db
			.select({ order: orders, name: users.name, email: users.email })
			.from(orders)
			.leftJoin(users, eq(users.id, orders.userId))
			.where(eq(orders.id, id)),
		payments: db.select().from(payments).where(eq(payments.orderId, id)).orderBy(desc(payments.createdAt)),
		refunds: db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(desc(refunds.requestedAt)),
		disputes: db.select().from(disputes).where(eq(disputes.orderId, id)).orderBy(desc(disputes.openedAt)),
		invoices: db
			.select({
				id: invoices.id,
				number: invoices.number,
				kind: invoices.kind,
				currency: invoices.currency,
				totalMinor: invoices.totalMinor,
				issuedAt: invoices.issuedAt,
			})
			.from(invoices)
			.where(eq(invoices.orderId, id))
			.orderBy(desc(invoices.issuedAt)),
		rights: db
			.select()
			.from(entitlements)
			// Entitlements of a plan belong to the membership that its order started or continued.
			.where(
				or(
					and(eq(entitlements.sourceKind, "order"), eq(entitlements.sourceId, id)),
					and(eq(entitlements.sourceKind, "membership"), eq(entitlements.sourceId, membership)),
				),
			),
		events: db
			.select({
				id: gatewayEvents.id,
				type: gatewayEvents.type,
				outcome: gatewayEvents.outcome,
				receivedAt: gatewayEvents.receivedAt,
				processedAt: gatewayEvents.processedAt,
			})
			.from(gatewayEvents)
			.where(sql`${inArray(gatewayEvents.objectReference, own)} or ${inArray(gatewayEvents.objectReference, pages)}`)
			.orderBy(desc(gatewayEvents.receivedAt))
			.limit(50),
		period: listOrdersOfSamePeriod(db, id),
	};
}
