import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { changePlan } from "#app/features/money/memberships/change/change-plan.server.ts";
import { previewChange } from "#app/features/money/memberships/change/preview-change.server.ts";
import { moveClock } from "#app/features/money/memberships/clock/move-clock.server.ts";
import { memberships, orders, siteSettings } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { ORIGIN } from "#tests/money/money.ts";
import { requestRefund } from "./request-refund.server";

const school = openMemberships(db);

beforeEach(async () => {
	await db.delete(siteSettings);
});

async function member({ trialDays = 0 } = {}) {
	const user = await makeUser(db);
	await buyPlan(db, school, { user, planId: (await makePlan(db)).id, offer: { trialDays } });
	await school.work();
	const current = async () => {
		const [row] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
		if (!row) throw new Error("No membership");
		return row;
	};
	async function pass(days: number) {
		await moveClock(db, school.tools, { membership: await current(), days, now: new Date() });
		await school.work();
	}
	async function answers() {
		const paid = await db.select().from(orders).where(eq(orders.userId, user.id)).orderBy(asc(orders.paidAt));
		const asked = { userId: user.id, reasonCode: null, reason: "", origin: ORIGIN, now: new Date() };
		const found = [];
		for (const { id: orderId } of paid) {
			const answer = await requestRefund(db, { ...asked, orderId });
			found.push(answer.ok ? "asked" : answer.reason);
		}
		return found;
	}
	return { current, pass, answers };
}

const coverFirstOnly = () =>
	db.insert(siteSettings).values({
		key: "guaranteeScope",
		value: { everyPayment: false },
		version: 1,
		updatedAt: new Date(),
	});

test("the guarantee covers each payment of a membership: the first, a renewal and an upgrade", async () => {
	const { current, pass, answers } = await member();
	// Past the renewal also in months of 31 days.
	await pass(32);
	const { id: planId } = await makePlan(db, { monthly: 29_700 });
	const [membership, at] = [await current(), new Date()];
	const chosen = { planId, interval: "month" as const };
	const preview = await previewChange(db, membership, { ...chosen, at });
	const shown = { at, totalMinor: preview?.total.minor ?? 0 };
	expect(await changePlan(db, school.tools, { membership, chosen, shown, now: at })).toMatchObject({ ok: true });
	await school.work();
	expect(await answers()).toEqual(["asked", "asked", "asked"]);
});

test("where the first payment alone is covered, that is the first one with money, also after a trial", async () => {
	await coverFirstOnly();
	const [plain, tried] = [await member(), await member({ trialDays: 14 })];
	await plain.pass(31);
	await tried.pass(15);
	await tried.pass(31);
	expect(await plain.answers()).toEqual(["asked", "notCovered"]);
	expect(await tried.answers()).toEqual(["nothingCharged", "asked", "notCovered"]);
});
