import { env } from "cloudflare:workers";
import { and, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { requireChange } from "../db/conflict";
import {
	commissions,
	enrollments,
	entitlements,
	invoices,
	memberships,
	orders,
	outbox,
	sandboxPayments,
	users,
} from "../db/schema/schema";
import { db } from "../tests/database";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "../tests/factories";
import { makeAffiliate } from "../tests/money/affiliates";
import { buyPlan, makePlan, openMemberships } from "../tests/money/memberships";
import { offerOf, order, sessionOf } from "../tests/money/money";
import { TOOLS } from "../tests/money/refunds";
import { payOnSession } from "./features/gateway/sandbox/pay-session.server";
import { tell } from "./features/gateway/sandbox/sandbox.repository.server";
import { changePlan } from "./features/memberships/change/change-plan.server";
import { chargeChange } from "./features/memberships/change/charge-change.server";
import { previewChange } from "./features/memberships/change/preview-change.server";
import { moveClock } from "./features/memberships/clock/move-clock.server";
import { findRules } from "./features/memberships/membership-tools.server";
import type { Offer } from "./features/orders/checkout/offer";
import { openPaymentPage } from "./features/orders/checkout/open-payment-page.server";
import { holdForRefund } from "./features/orders/refunding.server";
import { approveRefund } from "./features/refunds/decide-refund.server";
import { giveByGoodwill } from "./features/refunds/give-by-goodwill.server";
import { requestRefund, withdrawFromOrder } from "./features/refunds/request-refund.server";
import { jobHandlers } from "./jobs.server";
import { money } from "./shared/money";

const { MEDIA: bucket } = env;
const school = openMemberships(db);
const {
	"sandbox.deliver": _own,
	"gateway.event": _events,
	...joined
} = jobHandlers({
	mail: { send: async () => {}, keepsText: false },
	certificates: { origin: TOOLS.origin, issuer: null, missingLetters: async () => [] },
	...{ media: bucket, gateways: school.tools.gateways, loadFont: async () => new ArrayBuffer(0) },
	loadTown: async () => null,
	door: { knock: async () => new Response(), origin: TOOLS.origin },
});
// The sandbox's events go through the school of the test; all else is done as the school does it.
Object.assign(school.handlers, joined, { "invoice.pdf": async () => ({ writes: [] }) });

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
		const [[account], [membership], rights, sales, papers] = await db.batch([
			db.select({ type: users.membershipType }).from(users).where(eq(users.id, user.id)),
			db.select({ state: memberships.state }).from(memberships).where(eq(memberships.userId, user.id)),
			db.select({ endedAt: entitlements.endedAt }).from(entitlements).where(eq(entitlements.userId, user.id)),
			db
				.select({ state: commissions.state, amountMinor: commissions.amountMinor })
				.from(commissions)
				.where(eq(commissions.orderId, orderId)),
			db
				.select({ kind: invoices.kind, totalMinor: invoices.totalMinor })
				.from(invoices)
				.where(eq(invoices.orderId, orderId))
				.orderBy(invoices.issuedAt),
		]);
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
		...{ says: "a plan", membership: "active", isOpen: true, papers: [invoice] },
		sales: [{ state: "pending", amountMinor: 4850 }],
	});

	const asked = await requestRefund(db, {
		...{ userId: user.id, orderId, reasonCode: "other", reason: "", origin: TOOLS.origin, now: new Date() },
	});
	if (!asked.ok) throw new Error(asked.reason);
	const decision = { refundId: asked.refundId, message: "Done", amountMinor: null, actorId: admin.id, requestId: "r" };
	expect(await approveRefund(db, { ...decision, tools: TOOLS, now: new Date() })).toMatchObject({ ok: true });
	expect((await state()).isOpen, "closed with the approval").toBe(false);
	await school.work();
	expect(await state()).toEqual({
		...{
			says: "free",
			membership: "cancelled",
			isOpen: false,
			papers: [invoice, { kind: "creditNote", totalMinor: 9700 }],
		},
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

/** Two orders for one thing, each with its page, before anybody has paid either. */
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
	const asked = { gateway: school.sandbox, joins: TOOLS.joins, email: user.email, origin: TOOLS.origin };
	expect(await openPaymentPage(db, { ...asked, order: old, now: new Date() })).toEqual({
		...{ ok: false, reason: "held", orderId: first.orderId },
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
		...{ state: "paid", trouble: "secondCourse", refundedMinor: 29_700, refundingMinor: 0 },
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

const [pro, elite, top] = [
	(await makePlan(db)).id,
	(await makePlan(db, { monthly: 29_700, yearly: 297_000 })).id,
	(await makePlan(db, { monthly: 39_700, yearly: 397_000 })).id,
];

/** A member by the month who changes their plan, and an admin who gives back what can be given. */
async function changingMember() {
	const [user, admin] = [await makeUser(db), await makeUser(db)];
	const first = await buyPlan(db, school, { user, planId: pro });
	await school.work();
	const current = async () => {
		const [row] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
		if (!row) throw new Error("No membership");
		return row;
	};
	/** Each way of asking for a change, and whether it has been charged. */
	async function change(planId: number, interval: "month" | "year" = "month") {
		const [membership, at] = [await current(), new Date()];
		const preview = await previewChange(db, membership, { planId, interval, at });
		const shown = { at, totalMinor: preview?.total.minor ?? 0 };
		return changePlan(db, school.tools, { membership, chosen: { planId, interval }, shown, now: at });
	}
	const paid = async () => {
		const all = await db.select().from(orders).where(eq(orders.userId, user.id)).orderBy(orders.createdAt);
		return all.filter(({ state }) => state === "paid");
	};
	const goodwill = (orderId: string, amountMinor: number | null = null) =>
		giveByGoodwill(db, {
			...{ orderId, amountMinor, message: "Sorry", actorId: admin.id, requestId: "r", tools: TOOLS, now: new Date() },
		});
	async function pass(days: number) {
		const moved = await moveClock(db, school.tools, { membership: await current(), days, now: new Date() });
		if (!moved.ok) throw new Error(moved.reason);
		await school.work();
	}
	const isOpen = async () => {
		const open = and(eq(entitlements.userId, user.id), isNull(entitlements.endedAt));
		return (await db.select().from(entitlements).where(open)).length > 0;
	};
	const backOf = async (id: string) => {
		const order = await orderOf(id);
		return (order?.refundedMinor ?? 0) + (order?.refundingMinor ?? 0);
	};
	return { user, first, current, change, paid, goodwill, pass, isOpen, backOf };
}

test("what a year has credited of the month goes back neither by request, nor by withdrawal, nor by goodwill, until the year has", async () => {
	const one = await changingMember();
	expect(await one.change(pro, "year")).toMatchObject({ ok: true });
	await school.work();
	const year = (await one.paid())[1];
	if (!year) throw new Error("No year");
	expect(year).toMatchObject({ occasion: "change", creditMinor: 9700, totalMinor: 87_300 });
	await db.update(orders).set({ country: "DE" }).where(eq(orders.userId, one.user.id));
	const whose = { userId: one.user.id, orderId: one.first, now: new Date() };
	const asked = { ...whose, reasonCode: null, reason: "", origin: TOOLS.origin };
	expect(await requestRefund(db, asked)).toEqual({ ok: false, reason: "credited" });
	expect(await withdrawFromOrder(db, { ...whose, tools: TOOLS, requestId: "r" })).toEqual({
		...{ ok: false, reason: "credited" },
	});
	expect(await one.goodwill(one.first, 1)).toEqual({ ok: false, reason: "credited" });

	expect(await one.goodwill(year.id, 87_299)).toMatchObject({ ok: true });
	await school.work();
	expect(await one.goodwill(one.first, 1)).toEqual({ ok: false, reason: "credited" });
	expect(await one.goodwill(year.id)).toMatchObject({ ok: true });
	await school.work();
	expect(await one.current()).toMatchObject({ state: "active", interval: "month", periodNetMinor: 9700 });
	expect(await withdrawFromOrder(db, { ...whose, tools: TOOLS, requestId: "r" })).toMatchObject({ ok: true });
	await school.work();
	expect(await one.backOf(one.first)).toBe(9700);
	expect(await one.current()).toMatchObject({ state: "cancelled" });
	expect(await one.isOpen()).toBe(false);
});

test("a request that waited while the plan was changed is approved for what was not credited, and ends nothing", async () => {
	const one = await changingMember();
	const whose = { userId: one.user.id, orderId: one.first, now: new Date() };
	const asked = await requestRefund(db, { ...whose, reasonCode: null, reason: "", origin: TOOLS.origin });
	if (!asked.ok) throw new Error(asked.reason);
	await one.pass(15);
	await one.change(elite);
	await school.work();
	const credited = (await one.paid())[1]?.creditMinor ?? 0;
	expect(Math.abs(credited - 4850)).toBeLessThan(400);
	const decision = { refundId: asked.refundId, message: "", requestId: "r", tools: TOOLS, now: new Date() };
	const actorId = (await makeUser(db)).id;
	expect(await approveRefund(db, { ...decision, actorId, amountMinor: 9700 })).toEqual({
		ok: false,
		reason: "tooMuch",
	});
	expect(await approveRefund(db, { ...decision, actorId, amountMinor: null })).toMatchObject({ ok: true });
	await school.work();
	expect(await one.backOf(one.first)).toBe(9700 - credited);
	expect(await one.current()).toMatchObject({ state: "active", planId: elite });
	expect(await one.isOpen()).toBe(true);
});

test("a second change credits what the first was worth, also what that had credited", async () => {
	const one = await changingMember();
	await one.pass(24);
	await one.change(elite);
	await school.work();
	const { creditMinor = 0, netMinor = 0 } = (await one.paid())[1] ?? {};
	await one.change(top);
	await school.work();
	const second = (await one.paid())[2];
	expect(Math.abs((second?.creditMinor ?? 0) - creditMinor - netMinor)).toBeLessThanOrEqual(2);
});

test("a change and a refund at the same time: what is credited does not go back", async () => {
	for (const amount of [null, 5000]) {
		const one = await changingMember();
		const [changed, given] = await Promise.all([one.change(pro, "year"), one.goodwill(one.first, amount)]);
		await school.work();
		const credited = (await one.paid())[1]?.creditMinor ?? 0;
		expect(changed.ok || given.ok).toBe(true);
		expect(credited + (await one.backOf(one.first))).toBeLessThanOrEqual(9700);
	}
});

type Paid = Awaited<ReturnType<Awaited<ReturnType<typeof changingMember>>["paid"]>>;

/** What each change that stands last in its period has credited is still with the school, in the orders before it. */
function expectCreditsHeld(all: Paid) {
	const kept = ({ totalMinor, refundedMinor, refundingMinor }: Paid[number]) =>
		totalMinor - refundedMinor - refundingMinor;
	for (const number of new Set(all.map(({ periodNumber }) => periodNumber))) {
		const period = all.filter(({ periodNumber }) => periodNumber === number);
		const at = period.findLastIndex((order) => kept(order) > 0);
		const held = period.slice(0, Math.max(0, at)).reduce((sum, order) => sum + kept(order), 0);
		expect(held).toBeGreaterThanOrEqual(period[at]?.creditMinor ?? 0);
	}
}

test("neither a change nor a refund is written on what was read before the other", async () => {
	const one = await changingMember();
	const [membership, at] = [await one.current(), new Date()];
	const chosen = { planId: pro, interval: "year" as const };
	const preview = await previewChange(db, membership, { ...chosen, at });
	if (!preview) throw new Error("Not offered");
	await one.goodwill(one.first, 5000);
	const input = { membership, chosen, shown: { at, totalMinor: preview.total.minor }, now: at };
	const sheet = { preview, rules: await findRules(db) };
	expect(await chargeChange(db, school.tools, input, sheet)).toEqual({ ok: false, reason: "asksAgain" });
	await school.work();

	await one.change(pro, "year");
	await school.work();
	const held = { id: one.first, minor: 4700, before: 5000, now: at };
	const hold = (creditsMinor: number) => db.batch([holdForRefund(db, { ...held, creditsMinor }), requireChange(db)]);
	await expect(hold(0)).rejects.toThrow();
	expect(await one.backOf(one.first)).toBe(5000);
});

test("a bank that takes back what a change has credited cannot be held back: somebody looks, and it is credited no more", async () => {
	const one = await changingMember();
	await one.change(elite, "year");
	await school.work();
	const order = await orderOf(one.first);
	await db
		.update(sandboxPayments)
		.set({ disputedAt: new Date(), disputeState: "lost" })
		.where(eq(sandboxPayments.id, order?.gatewayReference ?? ""));
	const event = { id: `sbe_${crypto.randomUUID()}`, type: "payment.disputed", objectKind: "payment" as const };
	await db.batch(tell(db, { ...event, objectId: order?.gatewayReference ?? "" }, new Date()));
	await school.work();
	expect(await orderOf(one.first)).toMatchObject({ refundedMinor: 9700, trouble: "creditGone" });
	const year = (await one.paid())[1];
	expect(await one.current()).toMatchObject({ state: "active", planId: elite });
	await one.change(top, "year");
	await school.work();
	const next = (await one.paid())[2];
	expect(next?.creditMinor).toBeLessThanOrEqual(year?.totalMinor ?? 0);
});

const happening = fc.oneof(
	fc.record({
		...{ what: fc.constant("change" as const), planId: fc.constantFrom(pro, elite, top) },
		interval: fc.constantFrom("month" as const, "month" as const, "year" as const),
	}),
	fc.record({
		what: fc.constant("back" as const),
		at: fc.nat({ max: 4 }),
		amountMinor: fc.constantFrom(null, null, 1, 3333),
	}),
	fc.record({ what: fc.constant("pass" as const), days: fc.constantFrom(3, 10) }),
);

test("whatever is changed and given back in whichever order, no cent goes back twice, and in the end each can go back once", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 6 }), async (happenings) => {
			const one = await changingMember();
			for (const happens of happenings) {
				if ((await one.current()).endedAt) break;
				if (happens.what === "pass") await one.pass(happens.days);
				if (happens.what === "change") await one.change(happens.planId, happens.interval);
				if (happens.what === "back") {
					const all = await one.paid();
					// What is too much is refused.
					await one.goodwill(all[happens.at % all.length]?.id ?? "", happens.amountMinor);
				}
				await school.work();
				expectCreditsHeld(await one.paid());
			}
			for (const { id } of (await one.paid()).toReversed()) {
				await one.goodwill(id);
				await school.work();
			}
			for (const { refundedMinor, totalMinor } of await one.paid()) expect(refundedMinor).toBe(totalMinor);
			expect(await one.isOpen()).toBe(false);
		}),
		{ numRuns: 8 },
	);
}, 120_000);
