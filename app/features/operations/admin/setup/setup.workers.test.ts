import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { courses, planPrices, plans, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { restoreMigratedState } from "#tests/schema/migrated-state.ts";
import { answerSetupForm } from "./answer-setup-form.server";
import { countForSetup } from "./setup.repository.server";

const now = new Date("2026-11-20T10:00:00Z");
const counts = async () => (await countForSetup(db))[0];

beforeEach(restoreMigratedState);

test("a school that has just been set up has nothing but what its migrations bring", async () => {
	expect(await counts()).toMatchObject({ publishedCourses: 0, admins: 0, adminsWithoutFactor: 0 });
	await expectNoScan(countForSetup(db));
});

test("courses count once published, admins while not suspended, plans while sold at a price", async () => {
	await makeCourse(db, { publishedAt: null });
	expect((await counts())?.publishedCourses).toBe(0);
	await db.update(courses).set({ publishedAt: now });
	const first = await makeUser(db, { role: "admin" });
	await makeUser(db, { role: "admin", suspendedAt: now });
	await makeUser(db, { role: "student" });
	expect(await counts()).toMatchObject({ publishedCourses: 1, admins: 1, adminsWithoutFactor: 1 });
	await db.update(users).set({ secondFactorAt: now }).where(eq(users.id, first.id));
	expect((await counts())?.adminsWithoutFactor).toBe(0);

	await db.update(plans).set({ active: false });
	expect((await counts())?.plansOnSale).toBe(0);
	const [plan] = await db
		.insert(plans)
		.values({ slug: "guild", position: 9, priceCents: 900, currency: "USD", interval: "month", benefits: [] })
		.returning();
	expect((await counts())?.plansOnSale).toBe(0);
	const price = { planId: plan?.id ?? 0, interval: "month", currency: "USD", amountMinor: 900, fromAt: now } as const;
	await db.insert(planPrices).values(price);
	expect((await counts())?.plansOnSale).toBe(1);
	await db.update(planPrices).set({ untilAt: now }).where(eq(planPrices.planId, price.planId));
	expect((await counts())?.plansOnSale).toBe(0);
});

test("an admin hides the list for the school and shows it again, also twice", async () => {
	const { id } = await makeUser(db, { role: "admin" });
	const shown = async () => readSettings(await findSettings(db, ["setupList"])).setupList.shown;
	const answer = (intent: string, capabilities: readonly Capability[] = ["settings"]) => {
		const actor = { id, capabilities, hasProof: false };
		const posted = new FormData();
		posted.set("intent", intent);
		return answerSetupForm(db, { posted, actor, requestId: "r", now });
	};
	expect(await shown()).toBe(true);
	expect(await answer("hideSetup")).toEqual({ kind: "done", done: "setupHidden" });
	expect(await answer("hideSetup")).toEqual({ kind: "done", done: "setupHidden" });
	expect(await shown()).toBe(false);
	expect(await answer("showSetup")).toEqual({ kind: "done", done: "setupShown" });
	expect(await shown()).toBe(true);
	expect(await answer("none")).toEqual({ kind: "unknown" });
	expect(await answer("hideSetup", ["content"])).toEqual({ kind: "forbidden" });
	expect(await shown()).toBe(true);
});
