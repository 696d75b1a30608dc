import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findLiveMembership } from "#app/features/money/memberships/face.server.ts";
import { memberships, orders, planPrices } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { readOffer } from "../checkout/read-offer.server";

const school = openMemberships(db);
const VISA = "4242424242424242";
const OTHER = "5555555555554444";
let made = 0;

async function trialPlan() {
	const plan = await makePlan(db);
	await db.update(planPrices).set({ trialDays: 14 }).where(eq(planPrices.planId, plan.id));
	return plan.id;
}

async function offered(user: { id: number; email: string }, plan: number) {
	const who = { user, country: "PT", language: "en" as const, findMembership: findLiveMembership, now: new Date() };
	return (await readOffer(db, { plan, interval: "month" }, who))?.offer;
}

async function join(user: { id: number; email: string }, planId: number, number: string) {
	const offer = await offered(user, planId);
	const bought = await buyPlan(db, school, { user, planId, number, offer: { trialDays: offer?.trialDays ?? 0 } });
	await school.work();
	return bought;
}

const troublesOf = async (userId: number) =>
	(await db.select().from(orders).where(eq(orders.userId, userId))).map(({ trouble }) => trouble);
const statesOf = async (userId: number) =>
	(await db.select().from(memberships).where(eq(memberships.userId, userId))).map(({ state }) => state);

test("a trial is offered once per mailbox: its alias is offered the plan without it, and told so", async () => {
	const planId = await trialPlan();
	made += 1;
	const first = await makeUser(db, { email: `ann${made}@mail.example` });
	const again = await makeUser(db, { email: `ann${made}+again@mail.example` });
	expect(await offered(again, planId)).toMatchObject({ trialDays: 14, trialUsed: false });

	await join(first, planId, VISA);

	expect(await statesOf(first.id)).toEqual(["trialing"]);
	expect(await offered(again, planId)).toMatchObject({ trialDays: 0, trialUsed: true });
	expect(await offered(await makeUser(db), planId)).toMatchObject({ trialDays: 14, trialUsed: false });
});

test("a card that has had a trial begins another one, and the order says so at the desk", async () => {
	const planId = await trialPlan();
	const card = OTHER;
	const [first, second] = [await makeUser(db), await makeUser(db)];
	await join(first, planId, card);
	await join(second, planId, card);

	expect(await troublesOf(first.id)).toEqual([null]);
	expect(await troublesOf(second.id)).toEqual(["trialRepeated"]);
	expect(await statesOf(second.id)).toEqual(["trialing"]);
});
