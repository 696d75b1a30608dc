import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { coupons, memberships } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { applyMemberAction, type MemberAction } from "../change/do-to-membership.server";
import { cancelForDeletion } from "../change/end-of-account.server";
import { membershipCancelledMail, membershipChargeMail } from "./membership-mails.server";

const school = openMemberships(db);

async function makeMember(given: Partial<Parameters<typeof buyPlan>[2]> = {}) {
	const user = await makeUser(db);
	await buyPlan(db, school, { user, planId: (await makePlan(db)).id, ...given });
	await school.work();
	const current = async () => {
		const [row] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
		if (!row) throw new Error("No membership");
		return row;
	};
	const act = async (deed: MemberAction) =>
		applyMemberAction(db, school.tools, { membership: await current(), deed, now: new Date() });
	const about = async (language: Language = "en") => ({
		userId: user.id,
		membershipId: (await current()).id,
		language,
		origin: "https://school.example",
		askedAt: new Date(),
		now: new Date(),
	});
	return { user, current, act, about };
}

test("a plan that is cancelled in a pause has ended, and its mail says so in each language", async () => {
	const { act, about } = await makeMember();
	await act({ kind: "pause", days: 30 });
	await act({ kind: "cancel", why: null });
	for (const language of LANGUAGE_CODES) {
		const mail = await membershipCancelledMail.compose(db, await about(language));
		expect(mail).toMatchObject({ words: "membershipCancelledNow", values: { link: "https://school.example/pricing" } });
	}
});

test("a plan that is cancelled while it runs stays open, and can be kept, also when its account was to be erased", async () => {
	const { user, act, about, current } = await makeMember();
	await cancelForDeletion(school.tools)(db, { userId: user.id, now: new Date() });
	const mail = await membershipCancelledMail.compose(db, await about());
	expect(mail).not.toHaveProperty("words");
	expect(mail?.values.link).toContain("/settings/billing");
	expect(await act({ kind: "keep" })).toMatchObject({ ok: true });
	expect(await current()).toMatchObject({ state: "active", cancelAskedAt: null });
	expect(await membershipCancelledMail.compose(db, await about())).toBeNull();
});

test("the end of a trial names what is charged then and what comes after it, and that no real money moves", async () => {
	const [row] = await db
		.insert(coupons)
		.values({
			code: "ONCEMAIL",
			percentBps: 5000,
			duration: "once",
			scope: "plans",
			fromAt: MADE_AT,
			createdAt: MADE_AT,
		})
		.returning();
	if (!row) throw new Error("No coupon");
	const { about } = await makeMember({ offer: { trialDays: 14 }, coupon: { ...row, things: [] } });
	const mail = await membershipChargeMail.compose(db, await about());
	expect(mail?.values).toMatchObject({ amount: "$48.50", later: "Then $97 per month, until you cancel." });
	expect(mail?.values.test).toContain("Test mode");
});
