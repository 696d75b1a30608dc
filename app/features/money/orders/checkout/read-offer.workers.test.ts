import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applyMemberAction } from "#app/features/money/memberships/change/do-to-membership.server.ts";
import { findLiveMembership } from "#app/features/money/memberships/face.server.ts";
import { memberships } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { offerRefusal } from "./offer.ts";
import { readOffer } from "./read-offer.server";

const school = openMemberships(db);

test("whoever has a plan is not sold another one: not while it runs, is paused or unpaid; only when it has ended", async () => {
	const user = await makeUser(db);
	const [{ id: planId }, { id: other }] = [await makePlan(db), await makePlan(db)];
	const refusal = async (plan: number) => {
		const who = { user, country: "PT", language: "en" as const, findMembership: findLiveMembership, now: new Date() };
		const found = await readOffer(db, { plan, interval: "month" }, who);
		return found && offerRefusal(found.offer);
	};
	expect(await refusal(planId)).toBeNull();
	await buyPlan(db, school, { user, planId });
	await school.work();
	const current = async () => {
		const [row] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
		if (!row) throw new Error("No membership");
		return row;
	};
	expect([await refusal(planId), await refusal(other)]).toEqual(["member", "member"]);
	await applyMemberAction(db, school.tools, {
		membership: await current(),
		deed: { kind: "pause", days: 30 },
		now: new Date(),
	});
	expect(await refusal(other)).toBe("paused");
	await db.update(memberships).set({ state: "pastDue" }).where(eq(memberships.userId, user.id));
	expect(await refusal(planId)).toBe("pastDue");
	await db.update(memberships).set({ state: "expired", endedAt: new Date() }).where(eq(memberships.userId, user.id));
	expect(await refusal(planId)).toBeNull();
});
