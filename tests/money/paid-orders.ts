import type { Database } from "#db/client.server.ts";
import { orders, refunds } from "#db/schema/schema.ts";

type NewOrder = Partial<typeof orders.$inferInsert> & { paidAt: Date | null; netMinor: number };

export async function makeOrder(db: Database, given: NewOrder): Promise<string> {
	const id = crypto.randomUUID().replaceAll("-", "");
	const at = given.paidAt ?? given.createdAt ?? new Date();
	const { netMinor, taxMinor = 0 } = given;
	await db.insert(orders).values({
		id,
		kind: "course",
		thingId: 1,
		title: "A course",
		language: "en",
		state: given.paidAt ? "paid" : "pending",
		currency: "USD",
		listMinor: netMinor,
		taxMinor,
		totalMinor: netMinor + taxMinor,
		gateway: "stripe",
		isTest: false,
		createdAt: at,
		changedAt: at,
		expiresAt: at,
		...given,
	});
	return id;
}

type NewRefund = Partial<typeof refunds.$inferInsert> & { orderId: string; succeededAt: Date | null; netMinor: number };

export async function makeRefund(db: Database, given: NewRefund): Promise<string> {
	const id = crypto.randomUUID();
	const at = given.succeededAt ?? given.requestedAt ?? new Date();
	const { netMinor, taxMinor = 0 } = given;
	await db.insert(refunds).values({
		id,
		kind: "guarantee",
		state: given.succeededAt ? "succeeded" : "requested",
		currency: "USD",
		amountMinor: netMinor + taxMinor,
		taxMinor,
		requestedAt: at,
		changedAt: at,
		...given,
	});
	return id;
}
