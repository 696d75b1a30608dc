import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { payOnSession } from "#app/features/money/gateway/sandbox/pay-session.server.ts";
import type { SandboxCard } from "#db/schema/money/sandbox.ts";
import {
	entitlements,
	membershipChanges,
	memberships,
	orders,
	outbox,
	sandboxSubscriptions,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { sessionOf } from "#tests/money/money.ts";
import { moveClock } from "../clock/move-clock.server";
import type { Membership } from "../membership";
import { findBilling } from "../page/find-billing.server";
import { payForMembership } from "../page/pay-for-membership.server";

const school = openMemberships(db);
let user: Awaited<ReturnType<typeof makeUser>>;
let planId = 0;

beforeEach(async () => {
	user = await makeUser(db);
	planId = (await makePlan(db)).id;
});

const current = async () => {
	const [row] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
	if (!row) throw new Error("No membership");
	return row;
};
const openRights = () =>
	db
		.select()
		.from(entitlements)
		.where(and(eq(entitlements.userId, user.id), isNull(entitlements.endedAt)));
const ordersOf = (id: string) => db.select().from(orders).where(eq(orders.membershipId, id));
const setCard = (card: SandboxCard, { subscriptionReference }: Membership) =>
	db
		.update(sandboxSubscriptions)
		.set({ card })
		.where(eq(sandboxSubscriptions.id, subscriptionReference ?? ""));
async function pass(days: number) {
	const moved = await moveClock(db, school.tools, { membership: await current(), days, now: new Date() });
	if (!moved.ok) throw new Error(moved.reason);
	await school.work();
	return current();
}
const mails = async (mail: string) => {
	const rows = await db.select().from(outbox).where(eq(outbox.kind, "mail.send"));
	return rows.filter(({ payload }) => payload.mail === mail && payload.userId === user.id).length;
};

test("a plan that is paid begins a membership, and opens what it holds, in one go", async () => {
	const orderId = await buyPlan(db, school, { user, planId });
	await school.work();
	const membership = await current();
	expect(membership).toMatchObject({ state: "active", planId, periodNumber: 1, amountMinor: 9700, isTest: true });
	expect(membership.subscriptionReference).toMatch(/^sbsub_/);
	expect(await ordersOf(membership.id)).toMatchObject([{ id: orderId, periodNumber: 1 }]);
	const rights = await openRights();
	expect(rights.map(({ thingKind, thingId }) => [thingKind, thingId]).sort()).toEqual([
		["all", 0],
		["plan", planId],
	]);
	expect(rights.every(({ sourceKind, untilAt }) => sourceKind === "membership" && untilAt !== null)).toBe(true);
});

test("a trial is charged nothing, reminded of before it ends, and then paid", async () => {
	await buyPlan(db, school, { user, planId, offer: { trialDays: 14 } });
	await school.work();
	expect(await current()).toMatchObject({ state: "trialing", periodNumber: 1 });
	await pass(8);
	expect(await mails("trialEnds")).toBe(1);
	expect(await pass(7)).toMatchObject({ state: "active", periodNumber: 2 });
	expect((await ordersOf((await current()).id)).map(({ totalMinor }) => totalMinor)).toEqual([0, 9700]);
});

test("two years by the moved clock, with a card that fails twice and recovers once", async () => {
	await buyPlan(db, school, { user, planId });
	await school.work();
	const { id } = await current();
	for (let month = 1; month <= 12; month += 1) await pass(30);
	expect(await current()).toMatchObject({ state: "active", periodNumber: 12 });

	await setCard("failsLater", await current());
	const late = await pass(10);
	expect(late).toMatchObject({ state: "pastDue", periodNumber: 12 });
	expect(late.tries).toBeGreaterThan(0);
	expect(await openRights()).toHaveLength(2);
	await setCard("success", late);
	expect(await pass(4)).toMatchObject({ state: "active", periodNumber: 13, tries: 0, graceUntil: null });

	expect(await pass(330)).toMatchObject({ state: "active", periodNumber: 24 });
	const paid = (await ordersOf(id)).filter(({ state }) => state === "paid");
	expect(paid.map(({ periodNumber }) => periodNumber).sort((a, b) => Number(a) - Number(b))).toEqual(
		Array.from({ length: 24 }, (_, at) => at + 1),
	);
	expect(await mails("membershipRenews")).toBe(23);

	await setCard("failsLater", await current());
	const ended = await pass(60);
	expect(ended).toMatchObject({ state: "expired", periodNumber: 24, dueAt: null });
	expect(Number(ended.endedAt)).toBe(Number(ended.graceUntil));
	expect(await openRights()).toEqual([]);
	const changes = await db.select().from(membershipChanges).where(eq(membershipChanges.membershipId, id));
	expect(changes.filter(({ deed }) => deed === "renewed")).toHaveLength(23);
	expect(changes.filter(({ deed, at }) => deed === "chargeFailed" && at > ended.periodUntil)).toHaveLength(3);
	expect(changes.map(({ version }) => version)).toEqual(changes.map((_, at) => at));
	expect(await mails("membershipEnded")).toBe(1);
});

test("what ended by the moved clock is closed now, and nothing else of the account has moved", async () => {
	await buyPlan(db, school, { user, planId });
	await school.work();
	const before = Date.now();
	await setCard("failsLater", await current());
	await pass(31);
	const rights = await openRights();
	const days = rights.map(({ untilAt }) => Math.round((Number(untilAt) - before) / 86_400_000));
	expect(Math.max(...days)).toBeLessThanOrEqual(14);
	expect(
		(await db.select().from(orders).where(eq(orders.userId, user.id))).every(
			({ createdAt }) => Number(createdAt) <= Date.now(),
		),
	).toBe(true);
});

test("the clock goes forward only, and only the sandbox's", async () => {
	await buyPlan(db, school, { user, planId });
	await school.work();
	const membership = await current();
	const move = (given: object) => moveClock(db, school.tools, { membership, days: 1, now: new Date(), ...given });
	expect(await move({ days: -1 })).toEqual({ ok: false, reason: "notForward" });
	expect(await move({ days: 0.5 })).toEqual({ ok: false, reason: "notForward" });
	expect(await move({ membership: { ...membership, gateway: "stripe" } })).toEqual({ ok: false, reason: "notATest" });
	expect(await move({})).toMatchObject({ ok: true });
	expect(await move({})).toEqual({ ok: false, reason: "changedMeanwhile" });
});

const unpaidOrder = async () => (await ordersOf((await current()).id)).find(({ occasion }) => occasion === "renewal");
const payPage = async () => {
	const order = await unpaidOrder();
	if (!order) throw new Error("No order");
	const opened = await payForMembership(db, school.tools, { order, email: user.email, now: new Date() });
	return opened.ok ? opened.redirectUrl : "";
};

test("a renewal can be paid as long as the membership stays open, and not a day longer", async () => {
	await buyPlan(db, school, { user, planId, number: "4000000000000341" });
	await school.work();
	const { graceUntil, clockOffsetSeconds } = await pass(31);
	const order = await unpaidOrder();
	expect(order?.expiresAt).toEqual(new Date((graceUntil?.getTime() ?? 0) - clockOffsetSeconds * 1000));
	const page = await payPage();
	expect(page).toContain("/sandbox/pay/");
	expect(await pass(20)).toMatchObject({ state: "expired" });
	expect(await unpaidOrder()).toMatchObject({ state: "expired" });
	expect(await payPage()).toMatch(/\/orders\//);
	const paid = await payOnSession(school.sandboxTools, {
		sessionId: sessionOf(page),
		number: "4242424242424242",
		now: new Date(),
	});
	expect(paid).toEqual({ kind: "over" });
});

test("the card that pays what is owed is the card on file from then on", async () => {
	await buyPlan(db, school, { user, planId, number: "4000000000000341" });
	await school.work();
	await pass(31);
	const shown = async () => {
		const asked = { membership: await current(), chosen: null, language: "en" as const, now: new Date() };
		return (await findBilling(db, school.tools, asked)).card;
	};
	expect(await shown()).toMatchObject({ last4: "0341" });
	const sessionId = sessionOf(await payPage());
	await payOnSession(school.sandboxTools, { sessionId, number: "5555555555554444", now: new Date() });
	await school.work();
	expect(await current()).toMatchObject({ state: "active", periodNumber: 2 });
	expect(await shown()).toMatchObject({ last4: "4444" });
	expect(await pass(31)).toMatchObject({ state: "active", periodNumber: 3 });
});

test("the card on file is shown, also when another one has paid last", async () => {
	await buyPlan(db, school, { user, planId });
	await school.work();
	await setCard("success2", await current());
	const asked = { membership: await current(), chosen: null, language: "en" as const, now: new Date() };
	expect((await findBilling(db, school.tools, asked)).card).toMatchObject({ last4: "4444" });
	const out = { gateways: () => ({ stripe: null, sandbox: null }) };
	expect((await findBilling(db, out, asked)).card).toMatchObject({ last4: "4242" });
});
