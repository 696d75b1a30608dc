import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { forumCategories } from "#db/schema/schema.ts";
import { makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { restoreMigratedState } from "#tests/schema/migrated-state.ts";
import { listCategories } from "../categories/categories.repository.server";
import { listTopics } from "../topics/topic-lists.repository.server";
import { findOpenCategory, findTopic } from "../topics/topics.repository.server";
import { categoriesPageData } from "./categories-page-data.server";
import { changeCategory } from "./change-category.server";
import { listDeskCategories } from "./desk.repository.server";
import type { CategoryDeed } from "./schemas";
import { undoCategoryChange } from "./undo-category-change.server";

let now = new Date("2026-11-30T10:00:00Z");
let ruth = 0;

const by = () => {
	now = new Date(now.getTime() + 1000);
	return { actorId: ruth, requestId: "r", now };
};
const inEach = (word: string) =>
	Object.fromEntries(LANGUAGE_CODES.map((code) => [code, code === "en" ? word : `${word} ${code}`])) as Record<
		Language,
		string
	>;
const change = (deed: CategoryDeed) => changeCategory(db, { deed, ...by() });
const words = (name: string) => ({ names: inEach(name), descriptions: inEach(`About ${name}`) });
const category = async (key: string) => (await listDeskCategories(db)).find((one) => one.key === key);
const seen = async (key: string) => ({ key, revision: (await category(key))?.revision ?? 0 });
const order = async () => (await listDeskCategories(db)).map(({ key }) => key);
const deedsTo = (key: string) => listDeedsOfSubject(db, { kind: "forumCategory", id: key }, { now, limit: 50 });
const undo = async (key: string) => undoCategoryChange(db, { changeId: (await deedsTo(key))[0]?.id ?? "", ...by() });

const FIRST = ["deals", "contracts", "sellers", "buyers", "countries", "courses"];
const VISITOR = { userId: null, isModerator: false };

beforeEach(async () => {
	await restoreMigratedState();
	ruth = (await makeUser(db, { name: "Ruth" })).id;
});

test("a school begins with six categories, named in every language, and without topics", async () => {
	const found = await listDeskCategories(db);
	expect(found.map(({ key }) => key)).toEqual(FIRST);
	for (const { names, descriptions, topicCount } of found) {
		expect(topicCount).toBe(0);
		for (const code of LANGUAGE_CODES) {
			expect(names[code]).toBeTruthy();
			expect(descriptions[code]).toBeTruthy();
		}
	}
});

describe("a category that is added", () => {
	test("stands last, under a key of its English name", async () => {
		expect(await change({ intent: "add", access: "public", ...words("Land & Lots") })).toEqual({
			ok: true,
			key: "land-lots",
		});
		expect(await order()).toEqual([...FIRST, "land-lots"]);
		const [last] = (await listCategories(db, { reader: VISITOR, language: "de", now })).slice(-1);
		expect(last).toMatchObject({ name: "Land & Lots de", description: "About Land & Lots de" });
		expect(await deedsTo("land-lots")).toHaveLength(1);
	});

	test("is refused with a taken name or key, or a plan or course that there is not", async () => {
		expect(await change({ intent: "add", access: "public", ...words("deals") })).toMatchObject({ reason: "keyTaken" });
		const german = { ...inEach("Auctions"), de: "geschäfte" };
		expect(await change({ intent: "add", access: "public", names: german, descriptions: inEach("") })).toMatchObject({
			reason: "nameTaken",
			language: "de",
		});
		expect(await change({ intent: "add", access: "plan", planId: 999_999, ...words("Elite") })).toMatchObject({
			reason: "planMissing",
		});
		expect(await change({ intent: "add", access: "course", courseId: 999_999, ...words("Course") })).toMatchObject({
			reason: "courseMissing",
		});
		expect(await order()).toEqual(FIRST);
	});

	test("for a course is entered by its learners alone", async () => {
		const { course } = await makeCourse(db);
		const [learner, other] = [await makeUser(db), await makeUser(db)];
		await makeEnrollment(db, { userId: learner.id, courseId: course.id });
		await change({ intent: "add", access: "course", courseId: course.id, ...words("Inside") });
		const keysOf = async (userId: number | null) =>
			(await listCategories(db, { reader: { userId, isModerator: false }, language: "en", now })).map(({ key }) => key);
		expect(await keysOf(learner.id)).toContain("inside");
		expect(await keysOf(other.id)).not.toContain("inside");
		expect(await keysOf(null)).not.toContain("inside");
	});
});

describe("a change", () => {
	test("of words and of who enters is written once, undone, and done again", async () => {
		const before = await category("deals");
		const typed = { ...(await seen("deals")), access: "public" as const, ...words("Offers") };
		expect(await change({ intent: "change", ...typed })).toEqual({ ok: true, key: "deals" });
		expect(await change({ intent: "change", ...typed })).toMatchObject({ reason: "changedMeanwhile" });
		expect((await category("deals"))?.names.fr).toBe("Offers fr");

		expect(await undo("deals")).toEqual({ ok: true });
		expect(await category("deals")).toMatchObject({ names: before?.names, descriptions: before?.descriptions });
		expect(await undo("deals")).toEqual({ ok: true });
		expect((await category("deals"))?.names.fr).toBe("Offers fr");
	});

	test("that changes nothing writes nothing", async () => {
		const { names, descriptions } = (await category("deals")) as {
			names: Record<Language, string>;
			descriptions: Record<Language, string>;
		};
		const same = { ...(await seen("deals")), access: "public" as const, names, descriptions };
		expect(await change({ intent: "change", ...same })).toEqual({ ok: true, key: "deals" });
		expect((await seen("deals")).revision).toBe(1);
		expect(await deedsTo("deals")).toEqual([]);
	});

	test("moves a category past the next one, and not beyond the ends", async () => {
		await change({ intent: "down", ...(await seen("deals")) });
		expect(await order()).toEqual(["contracts", "deals", "sellers", "buyers", "countries", "courses"]);
		await change({ intent: "up", ...(await seen("contracts")) });
		expect((await seen("contracts")).revision).toBe(1);
		await undo("deals");
		expect(await order()).toEqual(FIRST);
	});

	test("of two at the same time has one effect", async () => {
		const typed = { ...(await seen("buyers")), access: "public" as const };
		const outcomes = await Promise.all([
			change({ intent: "change", ...typed, ...words("First") }),
			change({ intent: "change", ...typed, ...words("Second") }),
		]);
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await deedsTo("buyers")).toHaveLength(1);
	});
});

describe("a category that is retired", () => {
	test("takes no new topics; those that it has are read and found where they were", async () => {
		const author = await makeUser(db);
		const topicId = await makeTopic(db, { authorId: author.id, category: "buyers" });
		await change({ intent: "retire", ...(await seen("buyers")) });

		expect(await findOpenCategory(db, "buyers", { reader: VISITOR, now })).toEqual([]);
		expect((await listCategories(db, { reader: VISITOR, language: "en", now })).map(({ key }) => key)).not.toContain(
			"buyers",
		);
		expect(await findTopic(db, topicId, { reader: VISITOR, now })).toHaveLength(1);
		const filter = { categoryId: (await category("buyers"))?.id ?? 0 };
		const page = { sort: "activity", after: null, limit: 5 } as const;
		expect((await listTopics(db, { reader: VISITOR, filter, now }, page)).map(({ id }) => id)).toEqual([topicId]);

		await undo("buyers");
		expect(await findOpenCategory(db, "buyers", { reader: VISITOR, now })).toHaveLength(1);
	});

	test("is never the last one", async () => {
		for (const key of FIRST.slice(1)) await change({ intent: "retire", ...(await seen(key)) });
		expect(await change({ intent: "retire", ...(await seen("deals")) })).toEqual({ ok: false, reason: "lastOne" });
		expect((await category("deals"))?.retiredAt).toBeNull();
	});

	test("of the last two that are retired at once one stays, and so of what is taken back meanwhile", async () => {
		for (const key of FIRST.slice(2)) await change({ intent: "retire", ...(await seen(key)) });
		const [deals, contracts] = [await seen("deals"), await seen("contracts")];
		const outcomes = await Promise.all([deals, contracts].map((one) => change({ intent: "retire", ...one })));
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "lastOne" });
		const open = async () => (await listDeskCategories(db)).filter(({ retiredAt }) => retiredAt === null);
		expect(await open()).toHaveLength(1);

		await change({ intent: "restore", ...(await seen("buyers")) });
		const [left] = (await open()).filter(({ key }) => key !== "buyers");
		const retiring = change({ intent: "retire", ...(await seen(left?.key ?? "")) });
		const both = await Promise.all([undo("buyers"), retiring]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await open()).toHaveLength(1);
	});
});

test("posts do not come between two looks at the desk", async () => {
	const before = await seen("contracts");
	const author = await makeUser(db);
	await makeTopic(db, { authorId: author.id, category: "contracts" });
	expect(await change({ intent: "retire", ...before })).toEqual({ ok: true, key: "contracts" });
	const [stored] = await db.select().from(forumCategories).where(eq(forumCategories.key, "contracts"));
	expect(stored).toMatchObject({ topicCount: 1, revision: 2 });
});

test("the page counts topics, says who enters, and offers the latest change of each for undoing", async () => {
	const { course } = await makeCourse(db);
	const typed = { ...(await seen("sellers")), access: "course" as const, courseId: course.id };
	await change({ intent: "change", ...typed, ...words("Owners") });
	await change({ intent: "retire", ...(await seen("sellers")) });
	const page = await categoriesPageData(db, {
		timeZone: "UTC",
		language: "en",
		search: new URLSearchParams("done=retired"),
		now,
	});
	expect(page.done).toBe("retired");
	const shown = page.categories.find(({ key }) => key === "sellers");
	expect(shown).toMatchObject({ isRetired: true, topics: "0 topics", courseId: course.id });
	expect(shown?.enters).toMatch(/^Learners and instructors of/);
	expect(page.changes.map(({ what, canUndo }) => [what, canUndo])).toEqual([
		["Owners", true],
		["Owners", false],
	]);
	expect(page.changes[0]?.differences).toEqual([{ label: "Open for new topics", from: "yes", to: "no" }]);
});

describe("the language of a category", () => {
	test("puts it last for readers of others, holds for new topics, and is taken back", async () => {
		const { names, descriptions } = words("Anfragen");
		await change({ intent: "change", ...(await seen("deals")), access: "public", names, descriptions, language: "de" });
		const listed = async (language: Language) =>
			(await listCategories(db, { reader: VISITOR, language, now })).map(({ key }) => key);
		expect([(await listed("de"))[0], (await listed("fr")).at(-1)]).toEqual(["deals", "deals"]);
		const { id: authorId } = await makeUser(db);
		await expect(makeTopic(db, { authorId, category: "deals", language: "en" })).rejects.toThrow();
		await makeTopic(db, { authorId, category: "deals", language: "de" });

		expect(await undo("deals")).toEqual({ ok: true });
		expect((await category("deals"))?.language).toBeNull();
		expect((await listed("fr"))[0]).toBe("deals");
	});
});
