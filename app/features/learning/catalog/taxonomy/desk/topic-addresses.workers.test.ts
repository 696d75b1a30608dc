import { beforeEach, expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectDistinctColumns } from "#tests/query-plan.ts";
import { restoreMigratedState } from "#tests/schema/migrated-state.ts";
import { movedSearch, readTaxonomy } from "../taxonomy";
import { listTaxonomy } from "../taxonomy.sql";
import { changeTaxonomy } from "./change-taxonomy.server";
import type { TaxonomyNames } from "./taxonomy-change";
import { listEntriesOf } from "./taxonomy-desk.repository.server";
import { undoTaxonomyChange } from "./undo-taxonomy-change.server";

let now = new Date("2026-11-22T10:00:00Z");
let ruth = 0;
const by = () => {
	now = new Date(now.getTime() + 1000);
	return { actorId: ruth, requestId: "r", now };
};
const entry = async (key: string) => {
	const found = (await listEntriesOf(db, "topic")).find((one) => one.key === key);
	if (!found) throw new Error(`no topic ${key}`);
	return found;
};
const inEachLanguage = (text: string) =>
	Object.fromEntries(LANGUAGE_CODES.map((code) => [code, text && `${text} ${code}`])) as TaxonomyNames;
const NONE = inEachLanguage("");
const change = async (key: string, { slug = "", descriptions = NONE }) => {
	const { version, names, drawing, forCourses } = await entry(key);
	const deed = { intent: "changeTopic", key, version, names: { ...NONE, ...names }, drawing, forCourses } as const;
	return changeTaxonomy(db, { deed: { ...deed, slug, descriptions }, ...by() });
};
const rename = (key: string, slug: string) => change(key, { slug });
const add = (name: string) =>
	changeTaxonomy(db, {
		deed: {
			intent: "addTopic",
			names: { ...inEachLanguage(name), en: name },
			descriptions: NONE,
			drawing: "new-2",
			forCourses: true,
		},
		...by(),
	});
const undo = async (key: string) => {
	const [deed] = await listDeedsOfSubject(db, { kind: "courseTopic", id: key }, { now, limit: 1 });
	return undoTaxonomyChange(db, { changeId: deed?.id ?? "", ...by() });
};
const topics = async (language: "en" | "de" = "en") => readTaxonomy(await listTaxonomy(db, language)).topics;
/** Where an address of the catalogue leads; null where it stays. */
const leadsTo = async (address: string) => movedSearch(new URLSearchParams({ topic: address }), await topics());

beforeEach(async () => {
	await restoreMigratedState();
	ruth = (await makeUser(db, { name: "Ruth" })).id;
});

test("every former address of a topic leads to the one of today, and its key does", async () => {
	expect(await leadsTo("sellers")).toBeNull();
	expect(await rename("sellers", "selling")).toMatchObject({ ok: true });
	expect(await rename("sellers", "sell-a-house")).toMatchObject({ ok: true });
	for (const former of ["sellers", "selling"]) expect(await leadsTo(former), former).toBe("?topic=sell-a-house");
	expect(await leadsTo("sell-a-house")).toBeNull();
	expect(await rename("sellers", "selling")).toMatchObject({ ok: true });
	expect([await leadsTo("sell-a-house"), await leadsTo("selling")]).toEqual(["?topic=selling", null]);
	expect(await entry("sellers")).toMatchObject({ slug: "selling", formerSlugs: ["sell-a-house"] });
	expect(await rename("sellers", "")).toMatchObject({ ok: true });
	expect(await entry("sellers")).toMatchObject({ slug: "sellers", formerSlugs: ["sell-a-house", "selling"] });
	expect(await leadsTo("selling")).toBe("?topic=sellers");
});

test("an address that leads to another topic, or has led there, is refused, and none is made of it", async () => {
	await rename("sellers", "selling");
	await rename("sellers", "sell-a-house");
	const of = (await entry("sellers")).names.en;
	for (const slug of ["sellers", "selling", "sell-a-house"]) {
		expect(await rename("buyers", slug), slug).toEqual({ ok: false, reason: "slugTaken", slug, of });
	}
	expect(await add("Selling")).toEqual({ ok: false, reason: "keyTaken", key: "selling" });
	expect((await entry("buyers")).slug).toBe("buyers");
});

test("of two topics that take an address at once one gets it", async () => {
	const outcomes = await Promise.all([rename("sellers", "homes"), rename("buyers", "homes")]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect((await topics()).filter(({ slug }) => slug === "homes")).toHaveLength(1);
});

test("the addresses of a merged topic lead to the other, and back when the merge is undone", async () => {
	await rename("sellers", "selling");
	await rename("buyers", "buying");
	const { version } = await entry("sellers");
	const deed = { intent: "merge", kind: "topic", key: "sellers", version, into: "buyers" } as const;
	expect(await changeTaxonomy(db, { deed, ...by() })).toMatchObject({ ok: true });
	for (const address of ["sellers", "selling", "buyers"]) {
		expect(await leadsTo(address), address).toBe("?topic=buying");
	}
	expect(await undo("sellers")).toEqual({ ok: true });
	expect([await leadsTo("selling"), await leadsTo("sellers")]).toEqual([null, "?topic=selling"]);
});

test("a description is of its language alone, and undoing a change brings back what there was", async () => {
	await change("sellers", { descriptions: { ...NONE, de: "Wie man verkauft." } });
	const described = async (language: "en" | "de") =>
		(await topics(language)).find(({ key }) => key === "sellers")?.description;
	expect([await described("de"), await described("en")]).toEqual(["Wie man verkauft.", ""]);
	await change("sellers", { slug: "selling", descriptions: inEachLanguage("About") });
	expect(await described("en")).toBe("About en");
	expect(await undo("sellers")).toEqual({ ok: true });
	expect([await described("de"), await described("en")]).toEqual(["Wie man verkauft.", ""]);
	expect(await leadsTo("selling")).toBe("?topic=sellers");
});

test("the lists of topics name each column once", async () => {
	for (const statement of [listTaxonomy(db, "de"), listEntriesOf(db, "topic"), listEntriesOf(db, "level")]) {
		await expectDistinctColumns(statement);
	}
});
