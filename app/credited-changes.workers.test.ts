import { and, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { requireChange } from "../db/conflict";
import { entitlements, memberships, orders, sandboxPayments } from "../db/schema/schema";
import { db } from "../tests/database";
import { makeUser } from "../tests/factories";
import { openJoinedSchool } from "../tests/money/joined-school";
import { buyPlan, makePlan } from "../tests/money/memberships";
import { TOOLS } from "../tests/money/refunds";
import { tell } from "./features/gateway/sandbox/sandbox.repository.server";
import { changePlan } from "./features/memberships/change/change-plan.server";
import { chargeChange } from "./features/memberships/change/charge-change.server";
import { previewChange } from "./features/memberships/change/preview-change.server";
import { moveClock } from "./features/memberships/clock/move-clock.server";
import { findRules } from "./features/memberships/membership-tools.server";
import { holdForRefund } from "./features/orders/refunding.server";
import { approveRefund } from "./features/refunds/decide-refund.server";
import { giveByGoodwill } from "./features/refunds/give-by-goodwill.server";
import { requestRefund, withdrawFromOrder } from "./features/refunds/request-refund.server";

const school = openJoinedSchool();
const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];

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
