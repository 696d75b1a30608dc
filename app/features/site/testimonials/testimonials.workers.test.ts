import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { courses, testimonials } from "#db/schema/schema.ts";
import { SPECIFIED_TESTIMONIALS } from "#db/seed/site/testimonials.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { restoreMigratedState } from "#tests/schema/migrated-state.ts";
import {
	addTestimonial,
	changeTestimonial,
	moveTestimonial,
	removeTestimonial,
	showTestimonial,
	undoTestimonialChange,
} from "./desk/change-testimonial.server";
import { findTestimonials } from "./desk/find-testimonials";
import { TESTIMONIALS_LIST } from "./desk/testimonials-query";
import {
	findTestimonial,
	listShownTestimonials,
	listTestimonials,
	type TestimonialFields,
} from "./testimonials.repository.server";

let now = new Date("2026-11-30T10:00:00Z");
let ruth = 0;
const by = () => {
	now = new Date(now.getTime() + 1000);
	return { actorId: ruth, requestId: "r", now };
};
const words = (review: string) => ({ title: "", location: "", review, tags: [] });
const spoken = (name: string, given: Partial<TestimonialFields> = {}): TestimonialFields => ({
	kind: "testimonial",
	name,
	company: "",
	picture: "",
	rating: null,
	verified: false,
	results: null,
	courseId: null,
	saidDay: "2026-05-01",
	consentDay: "2026-05-02",
	words: { en: words(`${name} says`) },
	...given,
});
const CLAIM: TestimonialFields = {
	kind: "claim",
	saidDay: "2024-05-01",
	source: "",
	words: { en: { ...words("students"), title: "1,200" } },
};
const names = async () => (await listTestimonials(db)).map(({ name }) => name);
const idOf = async (name: string) => (await listTestimonials(db)).find((row) => row.name === name)?.id ?? 0;
const deeds = (id: number) =>
	listDeedsOfSubject(db, { kind: "testimonial", id }, { now: new Date(now.getTime() + 1), limit: 20 });
const undo = async (id: number) => undoTestimonialChange(db, (await deeds(id))[0]?.id ?? "", by());
const show = async (name: string, shown: boolean, version = 1) =>
	showTestimonial(db, { id: await idOf(name), version, shown }, by());

beforeEach(async () => {
	await restoreMigratedState();
	await db.delete(testimonials);
	ruth = (await makeUser(db, { role: "admin", name: "Ruth" })).id;
	for (const name of ["Ada", "Ben", "Cleo"]) await addTestimonial(db, spoken(name), by());
});

test("a new school begins with the three of the specification, and without any visitors see no such section", async () => {
	await restoreMigratedState();
	const stored = (await listTestimonials(db)).map(({ name, words }) => ({ name, words }));
	expect(stored).toEqual(SPECIFIED_TESTIMONIALS.map(({ name, words }) => ({ name, words })));
	expect(await listShownTestimonials(db, "en")).toHaveLength(3);
	await db.delete(testimonials);
	expect(Object.keys(readSettings(await findSettings(db))).filter((key) => /^testimonial\d/.test(key))).toEqual([]);
	expect(await listShownTestimonials(db, "en")).toEqual([]);
});

test("what is shown is read by visitors in order, with the title of its course in their language while it is published", async () => {
	const { course } = await makeCourse(db, { titles: { en: "Contracts", de: "Verträge" } });
	await addTestimonial(db, spoken("Dora", { courseId: course.id }), by());
	expect(await show("Dora", true)).toEqual({ ok: true });
	expect(await show("Ada", true)).toEqual({ ok: true });
	const shown = await listShownTestimonials(db, "de");
	expect(shown.map(({ name, courseTitle }) => [name, courseTitle])).toEqual([
		["Ada", ""],
		["Dora", "Verträge"],
	]);
	await db.update(courses).set({ publishedAt: null }).where(eq(courses.id, course.id));
	expect((await listShownTestimonials(db, "de")).map(({ courseTitle }) => courseTitle)).toEqual(["", ""]);
	expect(await show("Ada", false, 2)).toEqual({ ok: true });
	expect((await listShownTestimonials(db, "en")).map(({ name }) => name)).toEqual(["Dora"]);
});

test("without consent nothing of a person is shown, nor does what is shown lose it", async () => {
	await addTestimonial(db, spoken("Eve", { consentDay: null }), by());
	expect(await show("Eve", true)).toEqual({ ok: false, reason: "consentMissing" });
	await show("Ada", true);
	const change = { id: await idOf("Ada"), version: 2, fields: spoken("Ada", { consentDay: null }) };
	expect(await changeTestimonial(db, change, by())).toEqual({ ok: false, reason: "consentMissing" });
	expect((await listShownTestimonials(db, "en")).map(({ name }) => name)).toEqual(["Ada"]);
});

test("a change counts its version, names fields and no words of the person, and comes once", async () => {
	const id = await idOf("Ada");
	const fields = spoken("Ada", { company: "Hill Homes", words: { en: words("Better"), fr: words("Mieux") } });
	const outcomes = await Promise.all([
		changeTestimonial(db, { id, version: 1, fields }, by()),
		changeTestimonial(db, { id, version: 1, fields: spoken("Ada", { company: "Other" }) }, by()),
	]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	const [deed] = await deeds(id);
	expect(deed).toMatchObject({ deed: "testimonials.change", before: { version: 1 } });
	expect(JSON.stringify(deed)).not.toMatch(/Hill|Other|Better|Mieux/);
	expect(await changeTestimonial(db, { id: 9999, version: 1, fields }, by())).toEqual({
		ok: false,
		reason: "notFound",
	});
	expect(await changeTestimonial(db, { id, version: 2, fields: CLAIM }, by())).toEqual({
		ok: false,
		reason: "notFound",
	});
});

describe("the order", () => {
	test("is changed from the place that was seen, and taken back unless another has followed", async () => {
		const [ada, cleo] = [await idOf("Ada"), await idOf("Cleo")];
		expect(await moveTestimonial(db, { id: cleo, seen: 3, place: 1 }, by())).toEqual({ ok: true });
		expect(await names()).toEqual(["Cleo", "Ada", "Ben"]);
		expect(await moveTestimonial(db, { id: cleo, seen: 3, place: 1 }, by())).toMatchObject({
			reason: "changedMeanwhile",
		});
		expect(await undo(cleo)).toEqual({ ok: true });
		expect(await names()).toEqual(["Ada", "Ben", "Cleo"]);
		await moveTestimonial(db, { id: ada, seen: 1, place: 99 }, by());
		expect(await names()).toEqual(["Ben", "Cleo", "Ada"]);
		await moveTestimonial(db, { id: cleo, seen: 2, place: 3 }, by());
		expect(await undo(ada)).toMatchObject({ reason: "changedMeanwhile" });
		expect(await undoTestimonialChange(db, crypto.randomUUID(), by())).toMatchObject({ reason: "notFound" });
	});

	test("of several moves at once each has its whole effect or none, and no place is lost", async () => {
		const [ada, ben, cleo] = [await idOf("Ada"), await idOf("Ben"), await idOf("Cleo")];
		const outcomes = await Promise.all([
			moveTestimonial(db, { id: ada, seen: 1, place: 3 }, by()),
			moveTestimonial(db, { id: ben, seen: 2, place: 1 }, by()),
			moveTestimonial(db, { id: cleo, seen: 3, place: 1 }, by()),
		]);
		const done = outcomes.filter(({ ok }) => ok).length;
		expect(done).toBeGreaterThanOrEqual(1);
		expect((await names()).toSorted()).toEqual(["Ada", "Ben", "Cleo"]);
		const rows = await listTestimonials(db);
		expect(rows.map(({ position }) => position)).toEqual([1, 2, 3]);
		const moves = (await Promise.all([ada, ben, cleo].map(deeds))).flat();
		expect(moves.filter(({ deed }) => deed === "testimonials.move")).toHaveLength(done);
	});
});

test("showing is taken back, and that in turn", async () => {
	const ada = await idOf("Ada");
	await show("Ada", true);
	expect(await undo(ada)).toEqual({ ok: true });
	expect(await listShownTestimonials(db, "en")).toEqual([]);
	expect(await undo(ada)).toEqual({ ok: true });
	expect(await listShownTestimonials(db, "en")).toHaveLength(1);
});

test("one that is deleted is gone, its deed stays, and its number is not given again", async () => {
	const cleo = await idOf("Cleo");
	expect(await removeTestimonial(db, { id: cleo, version: 9 }, by())).toMatchObject({ reason: "changedMeanwhile" });
	expect(await removeTestimonial(db, { id: cleo, version: 1 }, by())).toEqual({ ok: true });
	expect(await findTestimonial(db, cleo)).toEqual([]);
	expect((await deeds(cleo))[0]?.deed).toBe("testimonials.delete");
	await addTestimonial(db, spoken("Dora"), by());
	expect(await idOf("Dora")).toBeGreaterThan(cleo);
});

test("a figure without a source is flagged, and the list finds by text, kind, state and language", async () => {
	await addTestimonial(db, CLAIM, by());
	await addTestimonial(db, spoken("Émile", { words: { en: words("Good"), fr: words("Très bien") } }), by());
	const rows = await listTestimonials(db);
	const found = (search: string) =>
		findTestimonials(rows, TESTIMONIALS_LIST.parse(new URLSearchParams(search)), "2026-11-30").map(
			({ place, name }) => name || place,
		);
	expect(found("")).toHaveLength(5);
	expect(found("q=tres")).toEqual(["Émile"]);
	expect(found("q=emile")).toEqual(["Émile"]);
	expect(found("kind=claim")).toEqual([4]);
	expect(found("state=flagged")).toEqual([4]);
	expect(found("language=fr")).toEqual(["Émile"]);
	expect(found("state=shown")).toEqual([]);
});

test("pages read by an index, each column by its own name", async () => {
	await expectNoScan(findTestimonial(db, 1));
	expectDistinctColumns(listShownTestimonials(db, "de"));
});
