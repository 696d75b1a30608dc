import { expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { findMergedInto } from "#app/features/library/glossary/face.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse } from "#tests/factories.ts";
import { makeHelpArticle } from "#tests/library/help.ts";
import {
	findEntry,
	listEntries,
	listEntriesBySlug,
	listEntriesWithWords,
	listPublicAddresses,
	listTexts,
} from "./entries.repository.server";
import type { Entry } from "./entry-parts.server";
import { listNamedLessons } from "./named-lessons.repository.server";
import { shipEntry } from "./ship-entry.server";
import { withdrawShipped } from "./withdraw-shipped.server";

const ship = async (kind: Entry["kind"], key: string, facts: Entry["facts"], translations: Entry["translations"]) => {
	const outcome = await shipEntry(db, {
		entry: { kind, key, facts, translations },
		sourceHash: key,
		searchables: SEARCHABLES,
		kinds: ENTRY_KINDS,
		now: MADE_AT,
	});
	if (!outcome.ok) throw new Error(outcome.reason);
};
const page = (title: string, body = "") => ({ title, summary: `About ${title}.`, body });
const manual = (role: string, chapter: string, position: number) => ({ role, chapter, position, version: "1.0" });

await ship("manual", "learner-second", manual("learner", "start", 20), {
	en: page("Second", "Two"),
	de: page("Zweite"),
});
await ship("manual", "learner-first", manual("learner", "start", 10), {
	en: page("First", "One"),
	de: page("Erste", "Eins"),
});
await ship("manual", "learner-account", manual("learner", "account", 30), { en: page("Account", "Three") });
await ship("manual", "admin-first", manual("admin", "start", 10), { en: page("For admins", "Four") });

test("lists stand by section and position, then by address", async () => {
	await ship("manual", "learner-also-first", manual("learner", "start", 10), { en: page("Also first") });
	const listed = await listEntries(db, { kind: "manual", language: "en" });
	expect(listed.map(({ slug }) => slug)).toEqual([
		"admin-first",
		"learner-account",
		"learner-also-first",
		"learner-first",
		"learner-second",
	]);
	await withdrawShipped(db, { kind: "manual", key: "learner-also-first", kinds: ENTRY_KINDS, now: MADE_AT });
});

test("the texts of one manual are those of its role alone, each field in English where the language lacks it", async () => {
	const texts = await listTexts(db, { kind: "manual", language: "de", sections: "learner-" });
	expect(
		texts.map(({ slug, title, body, inEnglish, bodyInEnglish }) => [slug, title, body, inEnglish, bodyInEnglish]),
	).toEqual([
		["learner-account", "Account", "Three", true, true],
		["learner-first", "Erste", "Eins", false, false],
		["learner-second", "Zweite", "Two", false, true],
	]);
	expect(await listTexts(db, { kind: "manual", language: "de", sections: "instructor-" })).toEqual([]);
});

test("entries by address are those that are there; an empty list asks for none", async () => {
	const slugs = async (...asked: string[]) =>
		(await listEntriesBySlug(db, "manual", asked, "en")).map(({ slug }) => slug).sort();
	expect(await slugs("learner-first", "not-there", "admin-first", "learner-also-first")).toEqual([
		"admin-first",
		"learner-first",
	]);
	expect(await slugs()).toEqual([]);
	expect(await slugs("learner-first' or 1=1 --", "\ud800", "")).toEqual([]);
});

test("an entry of another kind is not found under the same address", async () => {
	const words = { title: "Term", short: "s", aliases: [] };
	await ship("term", "same", { countries: ["anywhere"], related: [], lessons: [] }, { en: words });
	expect(await findEntry(db, "help", "same", "en")).toEqual([]);
	expect(await findEntry(db, "term", "same", "ru")).toMatchObject([{ title: "Term", summary: "s", inEnglish: true }]);
	expect(await findMergedInto(db, "same")).toEqual([]);
});

test.each(["en", "es", "fr", "zh", "de", "ru"] as Language[])(
	"words in both languages come along in %s",
	async (language) => {
		await ship(
			"term",
			"words-of-both",
			{ countries: ["anywhere"], related: [], lessons: [] },
			{
				en: { title: "Deed", short: "A paper.", aliases: ["paper"] },
				[language]: { title: "X", short: "x", aliases: ["y"] },
			},
		);
		const found = (await listEntriesWithWords(db, { kind: "term", language })).find(
			({ slug }) => slug === "words-of-both",
		);
		const own = { short: "x", aliases: ["y"] };
		expect(found).toMatchObject({
			title: "X",
			inEnglish: false,
			words: own,
			englishWords: language === "en" ? own : { aliases: ["paper"] },
		});
	},
);

test("addresses for search engines leave out what is for admins, and what has left", async () => {
	const [open, forAdmins, gone] = [
		await makeHelpArticle(db),
		await makeHelpArticle(db, { readers: "admins" }),
		await makeHelpArticle(db, { readers: "everyone" }),
	];
	await withdrawShipped(db, { kind: "help", key: gone, kinds: ENTRY_KINDS, now: MADE_AT });
	const slugs = (await listPublicAddresses(db, ["help", "legal"])).map(({ slug }) => slug);
	expect(slugs).toContain(open);
	expect(slugs).not.toContain(forAdmins);
	expect(slugs).not.toContain(gone);
	expect(await listPublicAddresses(db, [])).toEqual([]);
});

test("the lessons that an entry names are those of published courses, in the order in which it names them", async () => {
	const { course, lessons } = await makeCourse(db, {
		modules: [[{ titles: { de: "Deutsche Lektion" } }, { freePreview: true }, { retiredAt: MADE_AT }]],
		titles: { de: "Deutscher Kurs" },
	});
	const hidden = await makeCourse(db, { publishedAt: null });
	const name = (slug: string, at: number) => `${slug}/lesson-${at}`;
	const slug = await makeHelpArticle(db, {
		lessons: [
			name(course.slug, 2),
			name(hidden.course.slug, 1),
			name(course.slug, 1),
			name(course.slug, 3),
			name("not-there", 1),
		],
	});
	expect(await listNamedLessons(db, "help", slug, "de")).toEqual([
		{ id: lessons[1]?.id, courseId: course.id, freePreview: true, title: "Lesson 2", course: "Deutscher Kurs" },
		{
			id: lessons[0]?.id,
			courseId: course.id,
			freePreview: false,
			title: "Deutsche Lektion",
			course: "Deutscher Kurs",
		},
	]);
	expect(await listNamedLessons(db, "term", slug, "de")).toEqual([]);
	await withdrawShipped(db, { kind: "help", key: slug, kinds: ENTRY_KINDS, now: MADE_AT });
	expect(await listNamedLessons(db, "help", slug, "de")).toEqual([]);
});

test("an entry that the school has made its own does not leave when it ships no more", async () => {
	const slug = await makeHelpArticle(db);
	expect(await withdrawShipped(db, { kind: "help", key: "not-there", kinds: ENTRY_KINDS, now: MADE_AT })).toBe(false);
	expect(await withdrawShipped(db, { kind: "term", key: slug, kinds: ENTRY_KINDS, now: MADE_AT })).toBe(false);
	expect(await withdrawShipped(db, { kind: "help", key: slug, kinds: ENTRY_KINDS, now: MADE_AT })).toBe(true);
	expect(await findEntry(db, "help", slug, "en")).toEqual([]);
});
