import { expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { listPlans } from "../plans.repository.server";
import { findPlanPrice } from "../prices/plan-prices.repository.server";
import { changePlan, createPlan } from "./change-plan.server";
import { changeLevel, setPrice, stopPrice } from "./change-prices.server";
import { findPlan, listAllPlans, listPlanCourses, listPlanWords } from "./plans-desk.repository.server";
import { listPricesOf } from "./prices-desk.repository.server";
import { findLatestPlanChange, undoPlanChange } from "./undo-plan-change.server";

const admin = await makeUser(db, { role: "admin" });
let clock = Date.UTC(2026, 10, 1);
const next = () => {
	clock += 60_000;
	return { actorId: admin.id, requestId: "r", now: new Date(clock) };
};
const LATER = new Date(8e14);
let made = 0;

const PLAN = {
	position: 9,
	mostPopular: false,
	active: true,
	benefits: [],
	allCourses: true,
	courses: [] as number[],
	words: { en: { name: "Team", text: "For two." } },
};

async function makePlan() {
	made += 1;
	const slug = `team-${made}`;
	expect(await createPlan(db, { ...PLAN, slug }, next())).toEqual({ ok: true });
	const plan = (await listAllPlans(db, "en")).find((one) => one.slug === slug);
	return { slug, planId: plan?.id ?? 0 };
}

const month = (amount: string, currency = "USD", country = "") => ({
	interval: "month" as const,
	amount,
	currency,
	country,
	trialDays: 0,
});
const deedsTo = async (planId: number) =>
	(await listDeedsOfSubject(db, { kind: "plan", id: planId }, { now: LATER, limit: 20 }))
		.map(({ deed }) => deed)
		.reverse();

test("a new plan is offered in its own words, and has no price before it is given one", async () => {
	const { planId, slug } = await makePlan();
	expect((await listPlans(db, "de")).find(({ id }) => id === planId)).toMatchObject({
		slug,
		name: "Team",
		text: "For two.",
	});
	expect(await findPlanPrice(db, { planId, interval: "month" }, new Date(clock))).toEqual([]);
	expect(await deedsTo(planId)).toEqual(["plans.create"]);
});

test("a name is taken once, and English words are needed where none ship", async () => {
	const { slug } = await makePlan();
	expect(await createPlan(db, { ...PLAN, slug }, next())).toEqual({ ok: false, reason: "taken" });
	const words = { de: { name: "Gruppe", text: "" } };
	expect(await createPlan(db, { ...PLAN, slug: "group", words }, next())).toEqual({ ok: false, reason: "nameless" });
});

test("a changed price ends the old row, which memberships keep; the same price again is no change", async () => {
	const { planId } = await makePlan();
	expect(await setPrice(db, { planId, ...month("97.50") }, next())).toEqual({ ok: true });
	const [old] = await findPlanPrice(db, { planId, interval: "month" }, new Date(clock));
	await setPrice(db, { planId, ...month("97.50") }, next());
	await setPrice(db, { planId, ...month("120") }, next());

	const prices = await listPricesOf(db, planId);
	expect(prices.map(({ amountMinor, untilAt, by }) => [amountMinor, untilAt !== null, by])).toEqual([
		[12_000, false, admin.name],
		[9750, true, admin.name],
	]);
	expect(prices[1]?.id).toBe(old?.id);
	expect((await findPlanPrice(db, { planId, interval: "month" }, new Date(clock)))[0]?.amountMinor).toBe(12_000);
	expect(await deedsTo(planId)).toEqual(["plans.create", "plans.setPrice", "plans.setPrice"]);
});

test("of two admins who set a price at once one row is open, and every entry is one row", async () => {
	const { planId } = await makePlan();
	await setPrice(db, { planId, ...month("10") }, next());
	const outcomes = await Promise.all(
		Array.from({ length: 10 }, (_, at) => setPrice(db, { planId, ...month(String(20 + at)) }, next())),
	);
	const prices = await listPricesOf(db, planId);
	const done = outcomes.filter(({ ok }) => ok).length;
	expect(done).toBeGreaterThan(0);
	expect(prices.filter(({ untilAt }) => untilAt === null)).toHaveLength(1);
	expect(prices).toHaveLength(1 + done);
	expect(await deedsTo(planId)).toHaveLength(2 + done);
});

test("a price that is ended is not sold any more; that of another plan is not there", async () => {
	const { planId } = await makePlan();
	await setPrice(db, { planId, ...month("10") }, next());
	const [price] = await listPricesOf(db, planId);
	const priceId = price?.id ?? 0;
	expect(await stopPrice(db, { planId: 1, priceId }, next())).toEqual({ ok: false, reason: "notFound" });
	expect(await stopPrice(db, { planId, priceId }, next())).toEqual({ ok: true });
	expect(await stopPrice(db, { planId, priceId }, next())).toEqual({ ok: false, reason: "changedMeanwhile" });
	expect(await findPlanPrice(db, { planId, interval: "month" }, new Date(clock))).toEqual([]);
});

test("of two who change a plan the second is told; courses and the most popular one follow", async () => {
	const { planId } = await makePlan();
	const { course } = await makeCourse(db);
	const change = { ...PLAN, planId, version: 1, mostPopular: true, allCourses: false, courses: [course.id, 999_999] };

	const outcomes = [await changePlan(db, change, next()), await changePlan(db, change, next())];

	expect(outcomes).toEqual([{ ok: true }, { ok: false, reason: "changedMeanwhile" }]);
	expect(await listPlanCourses(db, planId)).toEqual([{ courseId: course.id }]);
	expect((await findPlan(db, planId))[0]).toMatchObject({ version: 2, mostPopular: true, allCourses: false });
	const popular = (await listAllPlans(db, "en")).filter(({ mostPopular }) => mostPopular);
	expect(popular.map(({ id }) => id)).toEqual([planId]);
	expect(await deedsTo(planId)).toEqual(["plans.create", "plans.change"]);
});

test("the latest change of what a plan is can be taken back, that too, and no older one; prices are not among them", async () => {
	const { planId } = await makePlan();
	const { course } = await makeCourse(db);
	const words = { en: { name: "A · B", text: "One" }, de: { name: "", text: "Eins" } };
	const wish = { ...PLAN, planId, allCourses: false };
	await changePlan(db, { ...wish, version: 1, words, courses: [course.id] }, next());
	await changePlan(db, { ...wish, version: 2, words: { en: { name: "C", text: "" } }, courses: [] }, next());
	await setPrice(db, { planId, ...month("10") }, next());
	const latest = async (version: number) =>
		(await findLatestPlanChange(db, { planId, version, now: new Date(clock) }))?.id ?? "";
	const [older, changeId] = [await latest(2), await latest(3)];
	expect(await undoPlanChange(db, { planId, changeId: older }, next())).toEqual({
		ok: false,
		reason: "changedMeanwhile",
	});
	expect(await undoPlanChange(db, { planId: planId + 1, changeId }, next())).toEqual({ ok: false, reason: "notFound" });

	const both = await Promise.all([1, 2].map(() => undoPlanChange(db, { planId, changeId }, next())));
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	const said = async () =>
		(await listPlanWords(db, planId)).map(({ language, name, text }) => [language, name, text]).sort();
	expect(await said()).toEqual([
		["de", "", "Eins"],
		["en", "A · B", "One"],
	]);
	expect(await listPlanCourses(db, planId)).toEqual([{ courseId: course.id }]);
	expect((await findPlan(db, planId))[0]).toMatchObject({ version: 4 });

	expect(await undoPlanChange(db, { planId, changeId: await latest(4) }, next())).toEqual({ ok: true });
	expect(await said()).toEqual([["en", "C", ""]]);
});

test("a change after which another plan took the mark is not taken back: the mark would move unseen", async () => {
	const [{ planId }, other] = [await makePlan(), await makePlan()];
	const wish = { ...PLAN, planId, words: { en: { name: "Marked", text: "" } } };
	await changePlan(db, { ...wish, version: 1, mostPopular: true }, next());
	await changePlan(db, { ...wish, version: 2, mostPopular: true, position: 8 }, next());
	const changeId = (await findLatestPlanChange(db, { planId, version: 3, now: new Date(clock) }))?.id ?? "";
	await changePlan(db, { ...PLAN, planId: other.planId, version: 1, mostPopular: true }, next());
	expect(await undoPlanChange(db, { planId, changeId }, next())).toEqual({ ok: false, reason: "changedMeanwhile" });
	const popular = (await listAllPlans(db, "en")).filter(({ mostPopular }) => mostPopular);
	expect(popular.map(({ id }) => id)).toEqual([other.planId]);
});

test("a country pays a part from now on, another, and then the whole again", async () => {
	const country = "IN";
	expect(await changeLevel(db, { intent: "level", country, percent: 40 }, next())).toEqual({ ok: true });
	expect(await changeLevel(db, { intent: "level", country, percent: 40 }, next())).toEqual({ ok: true });
	expect(await changeLevel(db, { intent: "level", country, percent: 50 }, next())).toEqual({ ok: true });
	expect(await changeLevel(db, { intent: "endLevel", country }, next())).toEqual({ ok: true });
	expect(await changeLevel(db, { intent: "endLevel", country }, next())).toEqual({ ok: false, reason: "notFound" });
	const entries = await listDeedsOfSubject(db, { kind: "priceLevel", id: country }, { now: LATER, limit: 10 });
	expect(entries.map(({ after }) => after)).toEqual([{ percent: null }, { percent: 50 }, { percent: 40 }]);
});
