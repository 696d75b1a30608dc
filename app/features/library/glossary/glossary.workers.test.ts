import { describe, expect, test } from "vitest";
import { createDatabaseAccess } from "#app/database-access.server.ts";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import type { Entry } from "#app/features/library/entries/entry-parts.server.ts";
import { findEntry, listEntriesBySlug } from "#app/features/library/entries/face.server.ts";
import { listNamedLessons } from "#app/features/library/entries/named-lessons.repository.server.ts";
import { shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { lessonTranslations } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { makeCourse } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { linkTerms } from "./linking/link-terms";
import { readTerms } from "./linking/read-terms.server";
import { letterOf } from "./list/letters-of";
import { listTermCourses, listTermNames, listTermTitles, relatedSlugs } from "./terms.repository.server";
import { countUsage, countUsageDaily } from "./usage/count-usage.server";
import { previewLinks } from "./usage/preview-links.server";
import { listEntryTexts, listLessonTexts, listUsage } from "./usage/usage.repository.server";

const now = new Date("2026-11-22T10:00:00Z");
type Words = { title: string; aliases?: string[]; body?: string };

async function makeTerm(key: string, words: Partial<Record<Language, Words>>, facts: Record<string, unknown> = {}) {
	const translations: Entry["translations"] = Object.fromEntries(
		Object.entries(words).map(([language, { title, aliases = [], body = "" }]) => [
			language,
			{ title, short: `What ${title} is.`, aliases, body },
		]),
	);
	const all = { countries: ["anywhere"], related: [], lessons: [], link: "first", reviewed: "2026-11-22", ...facts };
	const entry: Entry = { kind: "term", key, facts: all, translations };
	const shipped = await shipEntry(db, {
		entry,
		sourceHash: JSON.stringify(entry),
		searchables: SEARCHABLES,
		kinds: ENTRY_KINDS,
		now,
	});
	expect(shipped.ok).toBe(true);
}

function contextOf() {
	let asked = 0;
	const counting: D1Database = {
		prepare: (query) => binding.prepare(query),
		batch: (statements) => {
			asked += statements.length;
			return binding.batch(statements);
		},
		exec: (query) => binding.exec(query),
		withSession: (start) => binding.withSession(start),
		dump: () => binding.dump(),
	};
	const cache = { put: async () => {} } as Partial<KVNamespace> as KVNamespace;
	const waitUntil = (work: Promise<unknown>) => void work;
	const request = new Request("https://school.example/");
	const context = { ...createDatabaseAccess(counting, { request, waitUntil }), waitUntil, env: { CACHE: cache } };
	return { context, asked: () => asked };
}

describe("the terms of a page", () => {
	test("are read once for a language and a version of the content", async () => {
		await makeTerm("fee", {
			en: { title: "transfer fee" },
			de: { title: "Abtretungsentgelt", aliases: ["Abtretungsentgelts"] },
		});
		const cache = { put: async () => {} } as Partial<KVNamespace> as KVNamespace;
		await raiseContentVersion(cache);
		const { context, asked } = contextOf();

		const german = await readTerms(context, "de");
		expect(linkTerms("<p>Höhe des Abtretungsentgelts</p>", german.own)).toContain('data-term="fee"');
		expect(linkTerms("<p>transfer fee</p>", german.own)).not.toContain("data-term");
		expect(linkTerms("<p>transfer fee</p>", german.english)).toContain('data-term="fee"');
		expect(asked()).toBe(1);
		await readTerms(context, "de");
		expect(asked()).toBe(1);

		await makeTerm("new-one", { en: { title: "novelty" }, de: { title: "Neuheit" } });
		await raiseContentVersion(cache);
		expect(linkTerms("<p>Neuheit</p>", (await readTerms(context, "de")).own)).toContain('data-term="new-one"');
		expect(asked()).toBe(2);
	});
});

test("what belongs to a term is read in the order in which it names it", async () => {
	const { course, lessons } = await makeCourse(db, { slug: "named-course", titles: { de: "Kurs" } });
	await makeTerm("near", { en: { title: "near" } });
	await makeTerm(
		"whole",
		{ en: { title: "whole" }, ru: { title: "целое" } },
		{ related: ["gone", "near"], lessons: ["named-course/lesson-2", "named-course/none", "named-course/lesson-1"] },
	);

	const { titles, related, named, courses } = await inBatch(db, {
		titles: listTermTitles(db, "whole"),
		related: listEntriesBySlug(db, "term", relatedSlugs("whole"), "en"),
		named: listNamedLessons(db, "term", "whole", "de"),
		courses: listTermCourses(db),
	});
	expect(titles.map(({ language }) => language).sort()).toEqual(["en", "ru"]);
	expect(related.map(({ slug }) => slug)).toEqual(["near"]);
	expect(named.map(({ id }) => id)).toEqual([lessons[1]?.id, lessons[0]?.id]);
	expect(named[0]?.course).toBe("Kurs");
	expect(courses.find(({ slug }) => slug === "whole")?.courseId).toBe(course.id);
	expect((await findEntry(db, "term", "whole", "fr"))[0]).toMatchObject({ title: "whole", inEnglish: true });
});

test("usage is counted over published texts, and takes the place of what was counted before", async () => {
	const { lessons } = await makeCourse(db, { slug: "counted-course" });
	const html = "<p>Der Zwischenpreis, der Zwischenpreis.</p><h2>Zwischenpreis</h2><p>Zwischenpreise</p>";
	for (const { id } of lessons.slice(0, 2)) {
		const words = { lessonId: id, language: "de", title: "L", summary: "", body: "x", bodyHtml: html };
		await db
			.insert(lessonTranslations)
			.values(words)
			.onConflictDoUpdate({
				target: [lessonTranslations.lessonId, lessonTranslations.language],
				set: { bodyHtml: html },
			});
	}
	const de = { title: "Zwischenpreis", aliases: ["Zwischenpreise"], body: "Der Zwischenpreis selbst." };
	await makeTerm("spread", { en: { title: "spread" }, de });
	await makeTerm("other", { en: { title: "other" }, de: { title: "Anderes", body: "Kein Zwischenpreis." } });

	expect(await countUsageDaily.work(db, now)).toBeGreaterThan(0);
	await countUsage(db, { by: 0, requestId: "r", now: new Date(now.getTime() + 1) });
	const names = await listTermNames(db, ["de"]);
	const usage = (await listUsage(db, "de")).filter(
		({ documentId }) => documentId === names.find(({ slug }) => slug === "spread")?.id,
	);
	expect(usage.map(({ place, texts, links }) => [place, texts, links]).sort()).toEqual([
		["lesson", 2, 4],
		["term", 1, 1],
	]);

	const preview = await previewLinks(db, { slug: "spread", language: "de", names: ["Zwischenpreise", "Anderes"] });
	expect([preview.count, preview.texts]).toEqual([2, 2]);
	expect(preview.taken).toEqual([{ name: "Anderes", slug: "other", title: "Anderes" }]);
	expect(preview.links[0]).toMatchObject({ place: "lesson", match: "Zwischenpreise" });
});

test("the statements go by indexes, and name each column once", async () => {
	const portion = { language: "de", after: 0, limit: 5 } as const;
	const statements = [
		listTermNames(db, ["de", "en"]),
		listTermTitles(db, "fee"),
		listNamedLessons(db, "term", "fee", "de"),
		listTermCourses(db),
		listLessonTexts(db, portion),
		listEntryTexts(db, "help", portion),
		listUsage(db, "de"),
	];
	for (const statement of statements) {
		await expectNoScan(statement, ["library_entries", "library_translations", "lesson_translations"]);
		await expectDistinctColumns(statement);
	}
});

test("this runtime knows the order of pinyin", () => {
	expect([..."转修产佣可".split("")].map((one) => letterOf(one, "zh")).join("")).toBe("ZXCYK");
});
