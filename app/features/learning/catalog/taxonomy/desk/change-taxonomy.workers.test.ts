import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { courses } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { restoreMigratedState } from "#tests/schema/migrated-state.ts";
import type { TaxonomyKind } from "../taxonomy";
import { listTaxonomy } from "../taxonomy.sql";
import { changeTaxonomy } from "./change-taxonomy.server";
import type { TaxonomyDeed } from "./schemas";
import { taxonomyChanges } from "./taxonomy-changes.server";
import { listEntriesOf } from "./taxonomy-desk.repository.server";
import { undoTaxonomyChange } from "./undo-taxonomy-change.server";

let now = new Date("2026-11-22T10:00:00Z");
let ruth = 0;

const by = () => {
	now = new Date(now.getTime() + 1000);
	return { actorId: ruth, requestId: "r", now };
};
const names = (word: string, given: Partial<Record<Language, string>> = {}) =>
	({ ...Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `${word} ${code}`])), en: word, ...given }) as Record<
		Language,
		string
	>;
/** What a topic says of itself, and its address: nothing, and its key. */
const plain = {
	descriptions: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, ""])) as Record<Language, string>,
	slug: "",
};
const change = (deed: TaxonomyDeed) => changeTaxonomy(db, { deed, ...by() });
const addTopic = (word: string, given: Partial<Record<Language, string>> = {}) =>
	change({
		intent: "addTopic",
		descriptions: plain.descriptions,
		names: names(word, given),
		drawing: "new-2",
		forCourses: true,
	});
const entry = async (key: string, kind: TaxonomyKind = "topic") =>
	(await listEntriesOf(db, kind)).find((one) => one.key === key);
const seen = async (key: string, kind: TaxonomyKind = "topic") => ({
	kind,
	key,
	version: (await entry(key, kind))?.version ?? 0,
});
const order = async (kind: TaxonomyKind = "topic") => (await listEntriesOf(db, kind)).map(({ key }) => key);
const deedsTo = (key: string) => listDeedsOfSubject(db, { kind: "courseTopic", id: key }, { now, limit: 50 });
const latest = async (key: string) => (await deedsTo(key))[0]?.id ?? "";
const undo = (changeId: string) => undoTaxonomyChange(db, { changeId, ...by() });

beforeEach(async () => {
	await restoreMigratedState();
	ruth = (await makeUser(db, { name: "Ruth" })).id;
});

describe("adding", () => {
	test("a topic gets its key from the English name and stands at the end, in every language", async () => {
		expect(await addTopic("Tax & Fees")).toEqual({ ok: true, kind: "topic", key: "tax-fees" });
		expect((await order()).at(-1)).toBe("tax-fees");
		const german = await listTaxonomy(db, "de");
		expect(german.find(({ key }) => key === "tax-fees")).toMatchObject({
			name: "Tax & Fees de",
			drawing: "new-2",
			isForCourses: true,
			isRetired: false,
		});
		expect((await deedsTo("tax-fees")).map(({ deed }) => deed)).toEqual(["taxonomy.add"]);
	});

	test("a level stands past the hardest", async () => {
		expect(await change({ intent: "addLevel", names: names("Expert") })).toMatchObject({ ok: true, key: "expert" });
		expect(await order("level")).toEqual(["beginner", "intermediate", "advanced", "expert"]);
	});

	test("a key or a name that is taken is refused, and so is a name without a key", async () => {
		expect(await addTopic("Contracts")).toEqual({ ok: false, reason: "keyTaken", key: "contracts" });
		const german = await addTopic("Auctions", { de: "VERTRÄGE" });
		expect(german).toEqual({ ok: false, reason: "nameTaken", language: "de" });
		expect(await addTopic("拍卖")).toEqual({ ok: false, reason: "keyEmpty" });
		expect(await order()).toHaveLength(8);
	});

	test("of two who add the same at once one does", async () => {
		const outcomes = await Promise.all([addTopic("Auctions"), addTopic("Auctions")]);
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "keyTaken", key: "auctions" });
	});
});

describe("changing", () => {
	test("a name and a drawing change, the key stays", async () => {
		const changed = { names: names("Deeds"), drawing: "sellers", forCourses: false };
		expect(await change({ intent: "changeTopic", ...plain, ...(await seen("contracts")), ...changed })).toMatchObject({
			ok: true,
		});
		expect(await entry("contracts")).toMatchObject({ ...changed, version: 2 });
	});

	test("what is saved as it is leaves no trace", async () => {
		const { version = 0, names: now, drawing = "", forCourses = true } = (await entry("contracts")) ?? {};
		const same = { names: now as Record<Language, string>, drawing, forCourses };
		expect(await change({ intent: "changeTopic", ...plain, key: "contracts", version, ...same })).toMatchObject({
			ok: true,
		});
		expect(await deedsTo("contracts")).toEqual([]);
	});

	test("a form that was loaded before somebody else's change changes nothing", async () => {
		const old = await seen("contracts");
		await change({ intent: "retire", ...old });
		expect(await change({ intent: "restore", ...old })).toEqual({ ok: false, reason: "changedMeanwhile" });
		expect(await change({ intent: "up", kind: "topic", key: "gone", version: 1 })).toEqual({
			ok: false,
			reason: "notFound",
		});
	});

	test("an entry moves by one place and stays at the ends", async () => {
		await change({ intent: "up", ...(await seen("contracts")) });
		expect((await order()).slice(0, 3)).toEqual(["classifieds", "contracts", "analysis"]);
		await change({ intent: "down", ...(await seen("classifieds")) });
		expect((await order()).slice(0, 3)).toEqual(["contracts", "classifieds", "analysis"]);
		expect(await change({ intent: "up", ...(await seen("contracts")) })).toMatchObject({ ok: true });
		expect((await order())[0]).toBe("contracts");
	});
});

describe("retiring", () => {
	test("a topic that is in use stays on its courses, and can be restored", async () => {
		const { course } = await makeCourse(db);
		await db.update(courses).set({ topic: "sellers" }).where(eq(courses.id, course.id));
		await change({ intent: "retire", ...(await seen("sellers")) });
		expect(await entry("sellers")).toMatchObject({ courses: 1, retiredAt: now });
		expect((await db.select().from(courses).where(eq(courses.id, course.id)))[0]?.topic).toBe("sellers");
		await change({ intent: "restore", ...(await seen("sellers")) });
		expect(await entry("sellers")).toMatchObject({ retiredAt: null });
	});

	test("the last one that courses are offered stays", async () => {
		for (const key of ["beginner", "intermediate"]) await change({ intent: "retire", ...(await seen(key, "level")) });
		const last = { intent: "retire", ...(await seen("advanced", "level")) } as const;
		expect(await change(last)).toEqual({ ok: false, reason: "lastOne" });
	});

	test("of the last two that are taken away at once one stays, however it is taken away", async () => {
		await change({ intent: "retire", ...(await seen("beginner", "level")) });
		const levels = [await seen("intermediate", "level"), await seen("advanced", "level")];
		const retired = await Promise.all(levels.map((one) => change({ intent: "retire", ...one })));
		expect(retired.map((outcome) => outcome.ok || outcome.reason).sort()).toEqual(["lastOne", true]);

		const [first, second, ...others] = (await listEntriesOf(db, "topic")).filter(
			({ forCourses, retiredAt }) => forCourses && retiredAt === null,
		);
		for (const { key } of others) await change({ intent: "retire", ...(await seen(key)) });
		const [one, two] = [await seen(first?.key ?? ""), await seen(second?.key ?? "")];
		const forNoCourses = {
			intent: "changeTopic",
			...plain,
			names: names("Resources"),
			drawing: "new-2",
			forCourses: false,
		} as const;
		const taken = await Promise.all([
			change({ intent: "retire", ...one }),
			change({ ...forNoCourses, ...two, slug: second?.slug ?? "" }),
		]);
		expect(taken.map((outcome) => outcome.ok || outcome.reason).sort()).toEqual(["lastOne", true]);
	});
});

describe("taking back", () => {
	test("a change is taken back as a change of its own, which is taken back in turn", async () => {
		const { names: was } = (await entry("contracts")) ?? {};
		const changed = { names: names("Deeds"), drawing: "contracts", forCourses: true };
		await change({ intent: "changeTopic", ...plain, ...(await seen("contracts")), ...changed });
		expect(await undo(await latest("contracts"))).toEqual({ ok: true });
		expect((await entry("contracts"))?.names).toEqual(was);
		expect(await undo(await latest("contracts"))).toEqual({ ok: true });
		expect((await entry("contracts"))?.names.en).toBe("Deeds");
	});

	test("a move and a retirement go back, and only the latest change does", async () => {
		await change({ intent: "up", ...(await seen("buyers")) });
		const move = await latest("buyers");
		await change({ intent: "retire", ...(await seen("buyers")) });
		expect(await undo(move)).toEqual({ ok: false, reason: "changedMeanwhile" });
		expect(await undo(await latest("buyers"))).toEqual({ ok: true });
		expect((await entry("buyers"))?.retiredAt).toBeNull();
		await change({ intent: "up", ...(await seen("buyers")) });
		await undo(await latest("buyers"));
		expect((await order()).indexOf("buyers")).toBe(3);
	});

	test("what was added is not taken back, and neither is what is no change", async () => {
		await addTopic("Auctions");
		for (const id of [await latest("auctions"), crypto.randomUUID()]) {
			expect(await undo(id)).toEqual({ ok: false, reason: "notFound" });
		}
	});
});

test("changes are told in the reader's words", async () => {
	const { names: was, drawing = "", forCourses = true } = (await entry("contracts")) ?? {};
	const changed = { ...(was as Record<Language, string>), de: "Urkunden" };
	await change({ intent: "changeTopic", ...plain, ...(await seen("contracts")), names: changed, drawing, forCourses });
	await change({ intent: "retire", ...(await seen("contracts")) });
	const entries = { topic: await listEntriesOf(db, "topic"), level: await listEntriesOf(db, "level") };
	const told = taxonomyChanges({ deeds: await deedsTo("contracts"), entries }, { language: "de", timeZone: "UTC" });
	expect(told).toMatchObject([
		{ what: "Urkunden", by: "Ruth", canUndo: true, differences: [{ label: "Wird angeboten", from: "ja", to: "nein" }] },
		{ canUndo: false, differences: [{ label: "Name (Deutsch)", from: "Verträge", to: "Urkunden" }] },
	]);
});
