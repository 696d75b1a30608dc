import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { chargeChange } from "#app/features/money/memberships/change/charge-change.server.ts";
import { previewChange } from "#app/features/money/memberships/change/preview-change.server.ts";
import { findRules } from "#app/features/money/memberships/membership-tools.server.ts";
import { holdForRefund } from "#app/features/money/orders/face.server.ts";
import { approveRefund } from "#app/features/money/refunds/decide-refund.server.ts";
import { requestRefund, withdrawFromOrder } from "#app/features/money/refunds/request-refund.server.ts";
import { requireChange } from "#db/conflict.ts";
import { orders } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { changingMember, orderOf } from "#tests/money/changing-member.ts";
import { openJoinedSchool } from "#tests/money/joined-school.ts";
import { makePlan } from "#tests/money/memberships.ts";
import { TOOLS } from "#tests/money/refunds.ts";
import { sendPaymentEvent } from "#tests/money/sandbox-events.ts";

const school = openJoinedSchool();

const [pro, elite, top] = [
	(await makePlan(db)).id,
	(await makePlan(db, { monthly: 29_700, yearly: 297_000 })).id,
	(await makePlan(db, { monthly: 39_700, yearly: 397_000 })).id,
];

const changing = () => changingMember(school, pro);

test("what a year has credited of the month goes back neither by request, nor by withdrawal, nor by goodwill, until the year has", async () => {
	const one = await changing();
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
		ok: false,
		reason: "credited",
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
	const one = await changing();
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
	const one = await changing();
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
		const one = await changing();
		const [changed, given] = await Promise.all([one.change(pro, "year"), one.goodwill(one.first, amount)]);
		await school.work();
		const credited = (await one.paid())[1]?.creditMinor ?? 0;
		expect(changed.ok || given.ok).toBe(true);
		expect(credited + (await one.backOf(one.first))).toBeLessThanOrEqual(9700);
	}
});

test("neither a change nor a refund is written on what was read before the other", async () => {
	const one = await changing();
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
	const one = await changing();
	await one.change(elite, "year");
	await school.work();
	await sendPaymentEvent(one.first, { disputedAt: new Date(), disputeState: "lost" });
	await school.work();
	expect(await orderOf(one.first)).toMatchObject({ refundedMinor: 9700, trouble: "creditGone" });
	const year = (await one.paid())[1];
	expect(await one.current()).toMatchObject({ state: "active", planId: elite });
	await one.change(top, "year");
	await school.work();
	const next = (await one.paid())[2];
	expect(next?.creditMinor).toBeLessThanOrEqual(year?.totalMinor ?? 0);
});
