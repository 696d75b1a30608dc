import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payOnSession } from "#app/features/money/gateway/sandbox/pay-session.server.ts";
import type { Offer } from "#app/features/money/orders/checkout/offer.ts";
import { openPaymentPage } from "#app/features/money/orders/checkout/open-payment-page.server.ts";
import { approveRefund } from "#app/features/money/refunds/decide-refund.server.ts";
import { requestRefund } from "#app/features/money/refunds/request-refund.server.ts";
import { money } from "#app/shared/money.ts";
import { inBatch } from "#db/in-batch.server.ts";
import {
	commissions,
	enrollments,
	entitlements,
	invoices,
	memberships,
	orders,
	outbox,
	users,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { makeAffiliate } from "#tests/money/affiliates.ts";
import { openJoinedSchool } from "#tests/money/joined-school.ts";
import { buyPlan, makePlan } from "#tests/money/memberships.ts";
import { offerOf, order, sessionOf } from "#tests/money/money.ts";
import { TOOLS } from "#tests/money/refunds.ts";

const school = openJoinedSchool();

test("a plan brought by an affiliate and given back: membership, rights, commission and invoice follow", async () => {
	const [user, admin, affiliate] = [await makeUser(db), await makeUser(db), await makeAffiliate(db)];
	const orderId = await buyPlan(db, school, { user, planId: (await makePlan(db)).id });
	const attribution = { affiliateId: affiliate.id, via: "click" as const, visitorId: "v", linkId: null };
	const at = new Date().toISOString();
	await db
		.update(orders)
		.set({ attribution: { ...attribution, at } })
		.where(eq(orders.id, orderId));
	await school.work();

	const state = async () => {
		const {
			account: [account],
			membership: [membership],
			rights,
			sales,
			papers,
		} = await inBatch(db, {
			account: db.select({ type: users.membershipType }).from(users).where(eq(users.id, user.id)),
			membership: db.select({ state: memberships.state }).from(memberships).where(eq(memberships.userId, user.id)),
			rights: db.select({ endedAt: entitlements.endedAt }).from(entitlements).where(eq(entitlements.userId, user.id)),
			sales: db
				.select({ state: commissions.state, amountMinor: commissions.amountMinor })
				.from(commissions)
				.where(eq(commissions.orderId, orderId)),
			papers: db
				.select({ kind: invoices.kind, totalMinor: invoices.totalMinor })
				.from(invoices)
				.where(eq(invoices.orderId, orderId))
				.orderBy(invoices.issuedAt),
		});
		return {
			says: account?.type === "free" ? "free" : "a plan",
			membership: membership?.state,
			isOpen: rights.some(({ endedAt }) => !endedAt),
			sales,
			papers,
		};
	};
	const invoice = { kind: "invoice", totalMinor: 9700 };
	expect(await state()).toEqual({
		says: "a plan",
		membership: "active",
		isOpen: true,
		papers: [invoice],
		sales: [{ state: "pending", amountMinor: 4850 }],
	});

	const asked = await requestRefund(db, {
		userId: user.id,
		orderId,
		reasonCode: "other",
		reason: "",
		origin: TOOLS.origin,
		now: new Date(),
	});
	if (!asked.ok) throw new Error(asked.reason);
	const decision = { refundId: asked.refundId, message: "Done", amountMinor: null, actorId: admin.id, requestId: "r" };
	expect(await approveRefund(db, { ...decision, tools: TOOLS, now: new Date() })).toMatchObject({ ok: true });
	expect((await state()).isOpen, "closed with the approval").toBe(false);
	await school.work();
	expect(await state()).toEqual({
		says: "free",
		membership: "cancelled",
		isOpen: false,
		papers: [invoice, { kind: "creditNote", totalMinor: 9700 }],
		sales: [{ state: "void", amountMinor: 0 }],
	});
});

test("whoever has finished a course under a plan without certificates is asked for again with the next plan", async () => {
	const user = await makeUser(db);
	const { course } = await makeCourse(db);
	const done = { status: "completed" as const, progress: 100, completedAt: MADE_AT };
	const { id: enrollmentId } = await makeEnrollment(db, { userId: user.id, courseId: course.id, ...done });
	await buyPlan(db, school, { user, planId: (await makePlan(db)).id });
	await school.work();

	const asked = await db.select().from(outbox).where(eq(outbox.kind, "certificate.issue"));
	expect(asked.map(({ payload }) => payload)).toEqual([{ enrollmentId }]);
});

const click = (affiliateId: number) =>
	({ affiliateId, via: "click", visitorId: "v", linkId: null, at: new Date().toISOString() }) as const;
const salesOf = (orderId: string) =>
	db
		.select({ state: commissions.state, amountMinor: commissions.amountMinor })
		.from(commissions)
		.where(eq(commissions.orderId, orderId));

async function placeTwo(offer: Offer, affiliateId: number | null = null) {
	const user = await makeUser(db);
	const placed = [await order(db, school, { user, offer }), await order(db, school, { user, offer })];
	const pages = placed.map((one) => {
		if (!one.ok) throw new Error(one.reason);
		return { orderId: one.orderId, sessionId: sessionOf(one.redirectUrl) };
	});
	const [first, second] = pages;
	if (!first || !second) throw new Error("Not placed");
	if (affiliateId !== null) await db.update(orders).set({ attribution: click(affiliateId) });
	return { user, first, second };
}
async function pay({ sessionId }: { sessionId: string }, number = "4242424242424242") {
	await payOnSession(school.sandboxTools, { sessionId, number, now: new Date() });
	await school.work();
}
const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];

test("a course that was bought meanwhile cannot be paid on an older order", async () => {
	const { course } = await makeCourse(db, { priceCents: 29_700 });
	const { user, first, second } = await placeTwo(offerOf(course.id));
	await pay(first, "4000000000000002");
	await pay(second);
	const old = await orderOf(first.orderId);
	if (!old) throw new Error("No order");
	expect(old).toMatchObject({ state: "failed" });
	const asked = { gateway: school.sandbox, orderEvents: TOOLS.orderEvents, email: user.email, origin: TOOLS.origin };
	expect(await openPaymentPage(db, { ...asked, order: old, now: new Date() })).toEqual({
		ok: false,
		reason: "held",
		orderId: first.orderId,
	});
});

test("a course that is paid by two orders is kept by the first, and the second goes back with its commission", async () => {
	const { course } = await makeCourse(db, { priceCents: 29_700 });
	const affiliate = await makeAffiliate(db);
	const { user, first, second } = await placeTwo(offerOf(course.id), affiliate.id);
	await pay(first);
	await pay(second);

	expect(await orderOf(first.orderId)).toMatchObject({ state: "paid", trouble: null, refundedMinor: 0 });
	expect(await orderOf(second.orderId)).toMatchObject({
		state: "paid",
		trouble: "secondCourse",
		refundedMinor: 29_700,
		refundingMinor: 0,
	});
	const rights = await db.select().from(entitlements).where(eq(entitlements.userId, user.id));
	expect(rights.filter(({ endedAt }) => endedAt === null)).toMatchObject([{ sourceId: first.orderId }]);
	const [enrollment] = await db.select().from(enrollments).where(eq(enrollments.userId, user.id));
	expect(enrollment).toMatchObject({ status: "enrolled" });
	expect(await salesOf(first.orderId)).toEqual([{ state: "pending", amountMinor: 14_850 }]);
	expect(await salesOf(second.orderId)).toEqual([{ state: "void", amountMinor: 0 }]);
	const papers = await db.select({ kind: invoices.kind }).from(invoices).where(eq(invoices.orderId, second.orderId));
	expect(papers.map(({ kind }) => kind).sort()).toEqual(["creditNote", "invoice"]);
});

test("two orders for a course that are paid at the same time keep one of them", async () => {
	const { course } = await makeCourse(db, { priceCents: 29_700 });
	const { first, second } = await placeTwo(offerOf(course.id));
	for (const { sessionId } of [first, second])
		await payOnSession(school.sandboxTools, { sessionId, number: "4242424242424242", now: new Date() });
	await Promise.all([school.work(), school.work()]);
	await school.work(3_600_000);
	const both = [await orderOf(first.orderId), await orderOf(second.orderId)];
	expect(both.map((one) => one?.refundedMinor).sort()).toEqual([0, 29_700]);
});

test("a course whose first order has gone back can be bought again", async () => {
	const { course } = await makeCourse(db, { priceCents: 29_700 });
	const { user, first, second } = await placeTwo(offerOf(course.id));
	await pay(first);
	const whose = { userId: user.id, orderId: first.orderId, now: new Date() };
	const asked = await requestRefund(db, { ...whose, reasonCode: "other", reason: "", origin: TOOLS.origin });
	if (!asked.ok) throw new Error(asked.reason);
	const decision = { refundId: asked.refundId, message: "", amountMinor: null, requestId: "r", tools: TOOLS };
	await approveRefund(db, { ...decision, actorId: (await makeUser(db)).id, now: new Date() });
	await pay(second);
	expect(await orderOf(second.orderId)).toMatchObject({ state: "paid", trouble: null, refundedMinor: 0 });
});

test("a second membership that goes back earns its affiliate nothing", async () => {
	const affiliate = await makeAffiliate(db);
	const plan = { kind: "plan" as const, title: "Elite", price: money(29_700, "USD"), interval: "month" as const };
	const { first, second } = await placeTwo(offerOf((await makePlan(db)).id, plan), affiliate.id);
	await pay(first);
	await pay(second);
	expect(await orderOf(second.orderId)).toMatchObject({ trouble: "secondMembership", refundedMinor: 29_700 });
	expect(await salesOf(first.orderId)).toEqual([{ state: "pending", amountMinor: 14_850 }]);
	expect(await salesOf(second.orderId)).toEqual([{ state: "void", amountMinor: 0 }]);
});

test("a commission is void with the approval of the refund, before the gateway has said anything", async () => {
	const { course } = await makeCourse(db, { priceCents: 29_700 });
	const affiliate = await makeAffiliate(db);
	const { user, first } = await placeTwo(offerOf(course.id), affiliate.id);
	await pay(first);
	const whose = { userId: user.id, orderId: first.orderId, now: new Date() };
	const asked = await requestRefund(db, { ...whose, reasonCode: "other", reason: "", origin: TOOLS.origin });
	if (!asked.ok) throw new Error(asked.reason);
	const decision = { refundId: asked.refundId, message: "", amountMinor: null, requestId: "r", tools: TOOLS };
	await approveRefund(db, { ...decision, actorId: (await makeUser(db)).id, now: new Date() });
	await db
		.update(outbox)
		.set({ nextTryAt: new Date(Date.now() + 3_600_000) })
		.where(eq(outbox.kind, "refund.send"));
	await school.work();
	expect(await orderOf(first.orderId)).toMatchObject({ refundingMinor: 29_700, refundedMinor: 0 });
	expect(await salesOf(first.orderId)).toEqual([{ state: "void", amountMinor: 0 }]);
});
