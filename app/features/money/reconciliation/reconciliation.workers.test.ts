import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { payOnSession } from "#app/features/money/gateway/sandbox/pay-session.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import {
	auditEntries,
	entitlements,
	gatewayEvents,
	gatewayRefunds,
	invoices,
	memberships,
	orders,
	payments,
	reconciliationFindings,
	reconciliationRuns,
	refunds,
	sandboxSubscriptions,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { makeAffiliate } from "#tests/money/affiliates.ts";
import { openJoinedSchool } from "#tests/money/joined-school.ts";
import { buyPlan, buyPlanTwice, makePlan } from "#tests/money/memberships.ts";
import { offerOf, order, sessionOf } from "#tests/money/money.ts";
import { repairFinding } from "./repair.server";
import { reconcileDaily, startRun } from "./run-step.server";

const school = openJoinedSchool();

let hours = 1;
async function run() {
	hours += 3;
	const now = new Date(Date.now() + hours * HOUR_MS);
	expect(await startRun(db, { actorId: null, requestId: "test", now })).toMatchObject({ ok: true });
	for (let step = 0; step < 40; step += 1) await school.work(hours * HOUR_MS);
	const [last] = await db.select().from(reconciliationRuns).where(eq(reconciliationRuns.startedAt, now));
	expect(last).toMatchObject({ state: "done" });
	return last;
}
const findingOf = async (kind: string, subject: string) =>
	(await db.select().from(reconciliationFindings).where(eq(reconciliationFindings.subject, subject))).find(
		(one) => one.kind === kind,
	);

async function buyCourse(affiliateId?: number) {
	const user = await makeUser(db);
	const { course } = await makeCourse(db, { priceCents: 29_700 });
	const placed = await order(db, school, { user, offer: offerOf(course.id) });
	if (!placed.ok) throw new Error("Not placed");
	const attribution = affiliateId
		? { affiliateId, via: "click" as const, visitorId: "v", linkId: null, at: new Date().toISOString() }
		: null;
	await db.update(orders).set({ attribution }).where(eq(orders.id, placed.orderId));
	const session = { sessionId: sessionOf(placed.redirectUrl), number: "4242424242424242", now: new Date() };
	await payOnSession(school.sandboxTools, session);
	await school.work();
	return { userId: user.id, orderId: placed.orderId };
}
async function join() {
	const user = await makeUser(db);
	const orderId = await buyPlan(db, school, { user, planId: (await makePlan(db)).id });
	await school.work();
	const [membership] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
	if (!membership) throw new Error("No membership");
	return { userId: user.id, orderId, membership };
}
async function refundAlone(orderId: string, totalMinor: number) {
	const refunded = { refundedMinor: totalMinor };
	await db.update(orders).set(refunded).where(eq(orders.id, orderId));
	const refund = { gateway: "sandbox" as const, reference: `r-${orderId}`, orderId, state: "succeeded" as const };
	await db
		.insert(gatewayRefunds)
		.values({ ...refund, currency: "USD", amountMinor: totalMinor, changedAt: new Date() });
}
async function insertRefundRow(orderId: string, gatewayReference: string) {
	const id = crypto.randomUUID();
	const amounts = { currency: "USD", amountMinor: 29_700, netMinor: 29_700, taxMinor: 0 };
	const at = new Date();
	await db.insert(refunds).values({
		...amounts,
		id,
		orderId,
		kind: "goodwill",
		state: "succeeded",
		requestedAt: at,
		changedAt: at,
		gatewayReference,
	});
	return id;
}

const BREAKS: Record<string, () => Promise<string>> = {
	noInvoice: async () => {
		const { orderId } = await buyCourse();
		await db.delete(invoices).where(eq(invoices.orderId, orderId));
		return orderId;
	},
	amountsDiffer: async () => {
		const { orderId } = await buyCourse();
		await db.update(invoices).set({ netMinor: 1, totalMinor: 1 }).where(eq(invoices.orderId, orderId));
		return orderId;
	},
	noAccess: async () => {
		const { orderId } = await buyCourse();
		// Entitlements are never deleted, so it becomes a revoked grant.
		await db
			.update(entitlements)
			.set({ sourceKind: "grant", sourceId: "desk", endedAt: new Date(), endedWhy: "expired" })
			.where(eq(entitlements.sourceId, orderId));
		return orderId;
	},
	accessAfterRefund: async () => {
		const { orderId } = await buyCourse();
		await refundAlone(orderId, 29_700);
		return orderId;
	},
	commissionAfterRefund: async () => {
		const { id } = await makeAffiliate(db);
		const { orderId } = await buyCourse(id);
		await refundAlone(orderId, 29_700);
		return orderId;
	},
	commissionDiffers: async () => {
		const { orderId } = await buyCourse((await makeAffiliate(db)).id);
		await refundAlone(orderId, 9_900);
		return orderId;
	},
	noCommission: async () => {
		const { orderId } = await buyCourse();
		const attribution = {
			affiliateId: (await makeAffiliate(db)).id,
			via: "click" as const,
			visitorId: "v",
			linkId: null,
			at: new Date().toISOString(),
		};
		await db.update(orders).set({ attribution }).where(eq(orders.id, orderId));
		return orderId;
	},
	strayPayment: async () => {
		const { orderId } = await buyCourse();
		const { orderId: other } = await buyCourse();
		const [stray] = await db.select().from(payments).where(eq(payments.orderId, other));
		await db
			.update(payments)
			.set({ orderId })
			.where(eq(payments.id, stray?.id ?? ""));
		return stray?.id ?? "";
	},
	refundsDiffer: async () => {
		const { orderId } = await buyCourse();
		await db.update(orders).set({ refundedMinor: 100 }).where(eq(orders.id, orderId));
		return orderId;
	},
	creditNote: async () => {
		const { orderId } = await buyCourse();
		await refundAlone(orderId, 29_700);
		return insertRefundRow(orderId, `r-${orderId}`);
	},
	unknownRefund: async () => {
		const { orderId } = await buyCourse();
		await refundAlone(orderId, 29_700);
		return `r-${orderId}`;
	},
	eventWaiting: async () => {
		const { orderId } = await buyCourse();
		const [paid] = await db.select().from(payments).where(eq(payments.orderId, orderId));
		const id = `sandbox:waits-${orderId}`;
		const event = {
			gateway: "sandbox" as const,
			reference: `waits-${orderId}`,
			type: "payment.succeeded",
			objectKind: "payment",
		};
		await db
			.insert(gatewayEvents)
			.values({ ...event, id, objectReference: paid?.paymentReference ?? "", receivedAt: new Date() });
		return id;
	},
	eventWithoutOrder: async () => {
		const { orderId } = await buyCourse();
		const [paid] = await db.select().from(payments).where(eq(payments.orderId, orderId));
		const id = `sandbox:lost-${orderId}`;
		const event = {
			gateway: "sandbox" as const,
			reference: `lost-${orderId}`,
			type: "payment.succeeded",
			objectKind: "payment",
		};
		const at = { receivedAt: new Date(), processedAt: new Date(), outcome: "ignored" };
		await db.insert(gatewayEvents).values({ ...event, ...at, id, objectReference: paid?.paymentReference ?? "" });
		await db.update(payments).set({ paymentReference: null }).where(eq(payments.orderId, orderId));
		return id;
	},
	unpaidPeriod: async () => {
		const { membership } = await join();
		await db.update(memberships).set({ periodNumber: 7, dueAt: null }).where(eq(memberships.id, membership.id));
		return membership.id;
	},
	accessAfterEnd: async () => {
		const { membership } = await join();
		const ended = { state: "expired" as const, endedAt: new Date(), dueAt: null, subscriptionReference: null };
		await db.update(memberships).set(ended).where(eq(memberships.id, membership.id));
		return membership.id;
	},
	rightWithoutSource: async () => {
		const { userId } = await join();
		const right = { userId, thingKind: "all", sourceKind: "membership", sourceId: "gone" } as const;
		const [made] = await db
			.insert(entitlements)
			.values({ ...right, fromAt: new Date(), createdAt: new Date() })
			.returning();
		return String(made?.id);
	},
	subscriptionLives: async () => {
		const { membership, userId } = await join();
		const ended = { state: "expired" as const, endedAt: new Date(), dueAt: null };
		await db.update(memberships).set(ended).where(eq(memberships.id, membership.id));
		await db
			.update(entitlements)
			.set({ endedAt: new Date(), endedWhy: "expired" })
			.where(eq(entitlements.userId, userId));
		return membership.id;
	},
	twoSubscriptions: async () => {
		const plans = [(await makePlan(db)).id, (await makePlan(db)).id] as const;
		const { second } = await buyPlanTwice(db, school, await makeUser(db), plans);
		const own = like(sandboxSubscriptions.metadata, `%${second}%`);
		await db.update(sandboxSubscriptions).set({ state: "active", endedAt: null }).where(own);
		return second;
	},
};

test.each(Object.keys(BREAKS))("%s: found, repaired, gone", async (kind) => {
	const subject = (await BREAKS[kind]?.()) ?? "";
	await run();
	const finding = await findingOf(kind, subject);
	expect(finding).toMatchObject({ state: "open" });
	const by = {
		findingId: finding?.id ?? "",
		actorId: (await makeUser(db)).id,
		requestId: "r",
		orderEvents: ORDER_EVENTS,
	};
	const now = new Date(Date.now() + hours * HOUR_MS);
	const both = await Promise.all([repairFinding(db, { ...by, now }), repairFinding(db, { ...by, now })]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	for (let step = 0; step < 5; step += 1) await school.work(hours * HOUR_MS);
	await run();
	expect(await findingOf(kind, subject)).toMatchObject({ state: "resolved", resolvedAt: expect.any(Date) });
	const deeds = await db
		.select()
		.from(auditEntries)
		.where(and(eq(auditEntries.actorId, by.actorId), eq(auditEntries.deed, "reconciliation.repair")));
	expect(deeds).toMatchObject([{ after: { kind, about: subject } }]);
});

test("what is in order is not found, and one run goes at a time", async () => {
	const { orderId } = await buyCourse();
	const { membership } = await join();
	await run();
	const all = await db.select().from(reconciliationFindings);
	expect(all.filter(({ subject }) => subject === orderId || subject === membership.id)).toEqual([]);
	const now = new Date(Date.now() + (hours + 30) * HOUR_MS);
	const asked = { actorId: null, requestId: "r", now };
	const both = await Promise.all([startRun(db, asked), startRun(db, asked)]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	const later = { ...asked, now: new Date(now.getTime() + 2 * HOUR_MS) };
	expect(await startRun(db, later), "one that is stuck is given up").toMatchObject({ ok: true });
	const sent: string[] = [];
	const daily = reconcileDaily({ send: async ({ id }) => sent.push(id) });
	expect(await daily.work(db, later.now)).toBe(0);
});
