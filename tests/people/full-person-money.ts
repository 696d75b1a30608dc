import type { Database } from "#db/client.server.ts";
import {
	disputes,
	gatewayEvents,
	gatewayRefunds,
	invoices,
	membershipChanges,
	memberships,
	orders,
	payments,
	plans,
	refunds,
	waitingList,
} from "#db/schema/schema.ts";

export async function makeMoney(db: Database, { userId, mark, at }: { userId: number; mark: string; at: Date }) {
	const key = () => crypto.randomUUID();
	const [orderId, membershipId, refundId, paymentReference] = [key(), key(), key(), key()];
	const [plan] = await db
		.insert(plans)
		.values({ slug: key(), position: 9, priceCents: 9700, currency: "USD", interval: "month", benefits: [] })
		.returning();
	const terms = { currency: "USD", language: "en", interval: "month" as const, gateway: "sandbox" as const };
	await db.insert(memberships).values({
		...terms,
		id: membershipId,
		userId,
		planId: plan?.id ?? 0,
		state: "cancelled",
		amountMinor: 9700,
		isTest: true,
		periodStartedAt: at,
		periodUntil: at,
		cancelWhy: `Why ${mark}`,
		createdAt: at,
		changedAt: at,
		endedAt: at,
	});
	await db.insert(waitingList).values({
		email: `waiting.${mark}@mail.example`,
		userId,
		thingKind: "plan",
		thingId: plan?.id ?? 0,
		language: "en",
		agreedAt: at,
	});
	await db.insert(membershipChanges).values({ membershipId, version: 1, deed: "began", details: {}, at });
	await db.insert(orders).values({
		...terms,
		id: orderId,
		userId,
		kind: "plan",
		thingId: plan?.id ?? 0,
		title: "Pro",
		membershipId,
		periodNumber: 1,
		state: "paid",
		listMinor: 9700,
		netMinor: 9700,
		totalMinor: 9700,
		refundedMinor: 9700,
		isTest: true,
		createdAt: at,
		changedAt: at,
		expiresAt: at,
		paidAt: at,
	});
	const amount = { currency: "USD", amountMinor: 9700 };
	const paid = {
		orderId,
		gateway: "sandbox" as const,
		isTest: true,
		state: "paid" as const,
		createdAt: at,
		changedAt: at,
	};
	await db.insert(payments).values({ ...paid, ...amount, id: key(), paymentReference, cardLast4: "4242" });
	await db.insert(gatewayEvents).values({
		id: key(),
		gateway: "sandbox",
		reference: key(),
		type: "payment.paid",
		objectKind: "payment",
		objectReference: paymentReference,
		payload: "{}",
		receivedAt: at,
	});
	const net = { netMinor: 9700, taxMinor: 0 };
	await db.insert(refunds).values({
		...amount,
		...net,
		id: refundId,
		orderId,
		userId,
		kind: "guarantee",
		state: "succeeded",
		decidedBy: userId,
		reason: `Reason ${mark}`,
		message: `Answer to ${mark}`,
		requestedAt: at,
		changedAt: at,
	});
	await db.insert(gatewayRefunds).values({
		...amount,
		gateway: "sandbox",
		reference: key(),
		orderId,
		state: "succeeded",
		changedAt: at,
	});
	await db.insert(disputes).values({
		...amount,
		id: key(),
		orderId,
		gateway: "sandbox",
		gatewayReference: key(),
		state: "open",
		openedAt: at,
	});
	const number = key();
	await db.insert(invoices).values({
		id: key(),
		kind: "invoice",
		series: number,
		serial: 1,
		number,
		userId,
		orderId,
		isTest: true,
		language: "en",
		currency: "USD",
		...net,
		totalMinor: 9700,
		lines: [],
		taxLines: [],
		issuedAt: at,
		seller: { name: "G.R.E.W.", address: "", country: "PT", taxId: null, email: "" },
		buyer: { name: "Printed", email: "", country: "PT", taxId: null },
	});
}
