import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listPlans } from "#app/features/money/billing/face.server.ts";
import { listPricesInForce } from "#app/features/money/billing/prices/prices.server.ts";
import { changePlan } from "#app/features/money/memberships/change/change-plan.server.ts";
import { previewChange } from "#app/features/money/memberships/change/preview-change.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatMoney } from "#app/shared/money.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { memberships, orders } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { memberView } from "./member-view.server";

const school = openMemberships(db);
const formats = formatsFor({ language: "en", timeZone: "UTC" });
let [pro, elite, basic] = [0, 0, 0];
let userId = 0;

beforeEach(async () => {
	const user = await makeUser(db);
	userId = user.id;
	pro = (await makePlan(db)).id;
	elite = (await makePlan(db, { monthly: 29_700 })).id;
	basic = (await makePlan(db, { monthly: 2900 })).id;
	await buyPlan(db, school, { user, planId: pro });
	await school.work();
});

async function current() {
	const [row] = await db.select().from(memberships).where(eq(memberships.userId, userId));
	if (!row) throw new Error("No membership");
	return row;
}
async function view(now: Date, interval: "month" | "year" = "month") {
	const [plans, prices] = await db.batch([listPlans(db, "en"), listPricesInForce(db, now)]);
	const shown = { membership: await current(), plans, prices, levels: {} };
	const found = await memberView(db, shown, { language: "en", formats, interval, now });
	const of = (planId: number) => {
		const slug = plans.find(({ id }) => id === planId)?.slug;
		return found.changes.find((change) => change.slug === slug);
	};
	return { ...found, of };
}

test("a dearer plan costs what its confirmation charges, to the cent; the own one nothing, a cheaper one later", async () => {
	const at = new Date(Date.now() + 1000);
	const membership = await current();
	const preview = await previewChange(db, membership, { planId: elite, interval: "month", at });
	const { of, text } = await view(at);
	const amount = formatMoney(preview?.total ?? { minor: 0, currency: "USD" }, "en");
	expect(preview?.total.minor).toBeGreaterThan(19_900);
	expect(of(elite)).toMatchObject({ isOwn: false, to: `/settings/billing?plan=${elite}&interval=month` });
	expect(of(elite)?.text).toBe(`Changing today costs ${amount}. Then $297 per month, until you cancel.`);
	expect(of(pro)?.isOwn).toBe(true);
	expect(of(basic)?.text).toMatch(
		/^It would begin on .* and cost nothing today\. Then \$29 per month, until you cancel\.$/,
	);
	expect(text).toContain("at $97 per month. The next charge is $97 on");

	const shown = { at, totalMinor: preview?.total.minor ?? 0 };
	const input = { membership, chosen: { planId: elite, interval: "month" as const }, shown, now: at };
	expect(await changePlan(db, school.tools, input)).toMatchObject({ ok: true, kind: "now" });
	const charged = await db.select().from(orders).where(eq(orders.occasion, "change"));
	expect(charged.filter(({ membershipId }) => membershipId === membership.id)).toMatchObject([
		{ totalMinor: preview?.total.minor },
	]);
});

test("the own plan by the year is a change that costs today", async () => {
	const { of } = await view(new Date(Date.now() + DAY_MS), "year");
	expect(of(pro)).toMatchObject({ isOwn: false });
	expect(of(pro)?.text).toMatch(/^Changing today costs \$\d+(\.\d\d)?\. Then \$970 per year, until you cancel\.$/);
});

test("who cannot change at the moment is told, and sees no sums", async () => {
	await db.update(memberships).set({ state: "paused", pausedAt: new Date() }).where(eq(memberships.userId, userId));
	expect(await view(new Date())).toMatchObject({ isStopped: true, changes: [] });
});
