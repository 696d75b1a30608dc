import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changePlan } from "#app/features/money/memberships/change/change-plan.server.ts";
import { chargeChange } from "#app/features/money/memberships/change/charge-change.server.ts";
import { applyMemberAction } from "#app/features/money/memberships/change/do-to-membership.server.ts";
import { previewChange } from "#app/features/money/memberships/change/preview-change.server.ts";
import { findRules } from "#app/features/money/memberships/membership-tools.server.ts";
import { orders } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { changingMember, orderOf } from "#tests/money/changing-member.ts";
import { openJoinedSchool } from "#tests/money/joined-school.ts";
import { makePlan } from "#tests/money/memberships.ts";
import { sendPaymentEvent } from "#tests/money/sandbox-events.ts";

const school = openJoinedSchool();
const [pro, elite, top] = [
	(await makePlan(db)).id,
	(await makePlan(db, { monthly: 29_700, yearly: 297_000 })).id,
	(await makePlan(db, { monthly: 39_700, yearly: 397_000 })).id,
];

async function afterDecline(planId = elite, interval: "month" | "year" = "month") {
	const one = await changingMember(school, pro);
	await one.pass(15);
	const late = await one.declined(planId, interval);
	if (!late) throw new Error("Not declined");
	/** The change is paid nevertheless, has no effect and is refunded in full. */
	async function expectBack() {
		const before = await one.current();
		await one.payLate(late?.id);
		const { planId, interval, periodNetMinor, state } = await one.current();
		expect({ planId, interval, periodNetMinor, state }).toEqual({
			planId: before.planId,
			interval: before.interval,
			periodNetMinor: before.periodNetMinor,
			state: before.state,
		});
		expect(await orderOf(late?.id ?? "")).toMatchObject({
			state: "paid",
			trouble: "changeTooLate",
			refundedMinor: late?.totalMinor,
			refundingMinor: 0,
		});
	}
	return { ...one, late, expectBack };
}

test("a change that was declined and is paid at once all the same begins", async () => {
	const one = await afterDecline();
	await one.payLate(one.late.id);
	expect(await one.current()).toMatchObject({ planId: elite });
	expect(await orderOf(one.late.id)).toMatchObject({ state: "paid", trouble: null, refundedMinor: 0 });
});

test("what it has credited has gone back meanwhile: its money goes back as well, and nothing is changed", async () => {
	const one = await afterDecline(pro, "year");
	expect(await one.goodwill(one.first, 9000)).toMatchObject({ ok: true });
	await school.work();
	await one.expectBack();
	expect(await one.backOf(one.first)).toBe(9000);
});

test("days that were used may have gone back: what is left is what it has credited", async () => {
	const one = await afterDecline();
	expect(await one.goodwill(one.first, 9700 - one.late.creditMinor)).toMatchObject({ ok: true });
	await school.work();
	await one.payLate(one.late.id);
	expect(await one.current()).toMatchObject({ planId: elite });
	expect(await one.goodwill(one.first, 1)).toEqual({ ok: false, reason: "credited" });
});

test("another change stands by now: it stays, and the late one goes back", async () => {
	const one = await afterDecline();
	expect(await one.change(top)).toMatchObject({ ok: true });
	await school.work();
	await one.expectBack();
	expect(await one.current()).toMatchObject({ planId: top });
	expect((await one.paid()).map(({ trouble }) => trouble)).toEqual([null, "changeTooLate", null]);
});

test("whoever has left, or has chosen less, meanwhile is not changed by it", async () => {
	const one = await afterDecline();
	const leave = { membership: await one.current(), deed: { kind: "cancel", why: null } as const, now: new Date() };
	expect(await applyMemberAction(db, school.tools, leave)).toMatchObject({ ok: true });
	await one.expectBack();
	expect((await one.current()).cancelAskedAt).not.toBeNull();
});

test("its period is over: the next one was paid as it was before", async () => {
	const one = await afterDecline();
	await one.pass(31);
	expect(await one.current()).toMatchObject({ periodNumber: 2 });
	await one.expectBack();
});

test("it comes after the day on which it could be paid", async () => {
	const one = await afterDecline(pro, "year");
	await db
		.update(orders)
		.set({ state: "expired", expiresAt: new Date(Date.now() - 1000) })
		.where(eq(orders.id, one.late.id));
	await one.expectBack();
});

test("paid late and not begun yet, it lets no other change begin on what it has credited", async () => {
	const one = await afterDecline();
	const sheet = await one.sheet(top);
	const preview = await previewChange(db, sheet.membership, { ...sheet.chosen, at: sheet.shown.at });
	if (!preview) throw new Error("Not offered");
	const { "order.paid": own } = school.handlers;
	school.handlers["order.paid"] = async () => ({ writes: [] });
	await one.payLate(one.late.id);
	school.handlers["order.paid"] = own;
	expect(await changePlan(db, school.tools, sheet)).toEqual({ ok: false, reason: "openChange" });
	const charge = { preview, rules: await findRules(db) };
	expect(await chargeChange(db, school.tools, sheet, charge)).toEqual({ ok: false, reason: "asksAgain" });
});

test("two changes that are paid at once are one", async () => {
	const one = await afterDecline();
	await sendPaymentEvent(one.late.id, { state: "succeeded", failure: null });
	await Promise.all([one.change(top), school.work()]);
	await school.work(3_600_000);
	const begun = await one.begun();
	expect(begun).toHaveLength(1);
	const late = (await one.paid()).filter(({ id, occasion }) => occasion === "change" && id !== begun[0]);
	const back = await Promise.all(late.map(({ id }) => one.backOf(id)));
	expect(back).toEqual(late.map(({ totalMinor }) => totalMinor));
});
