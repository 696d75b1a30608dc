import { describe, expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { db } from "#tests/database.ts";
import {
	create,
	createPublished,
	edited,
	english,
	facts,
	now,
	openEditor,
	openSection,
	publish,
	termWords,
	titleOf,
	write,
} from "#tests/library/edited-entry.ts";
import { findEntry } from "../../entries.repository.server";
import { answerEntry } from "./answer-entry.server";
import { entryPageData } from "./entry-page-data.server";

const { author, other } = await openEditor();
const formats = formatsFor({ language: "en", timeZone: "UTC" });

function formOf(fields: Record<string, string | readonly string[]>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) {
		for (const one of [value].flat()) form.append(name, one);
	}
	return form;
}
type Given = Partial<Parameters<typeof answerEntry>[1]>;
async function post(id: number, fields: Parameters<typeof formOf>[0], given: Given = {}) {
	const entry = given.entry ?? (await edited(id));
	const deed = {
		mergeNote: "Merged",
		needsSecondPerson: false,
		searchables: SEARCHABLES,
		kinds: ENTRY_KINDS,
		by: author,
		requestId: "r",
		now,
	};
	return answerEntry(db, { form: formOf(fields), entry, ...deed, ...given });
}
const page = async (id: number, language: "en" | "de" = "en") =>
	entryPageData(db, await edited(id), { language, reader: "en", formats });
const boxes = async (id: number) => (await page(id)).drafts.map(({ value }) => value);
const typed = {
	lang: "en",
	"entry.title": "Typed",
	"entry.summary": "Typed summary.",
	"entry.category": "start",
	"entry.routes": "/",
	"entry.reviewed": "2026-11-20",
};

describe("what is typed", () => {
	test("is kept as a draft, cleaned, and nobody reads it yet", async () => {
		const id = await createPublished("help", "typed");
		const saved = await post(id, { ...typed, revision: "0", factsRevision: "0", "entry.title": " Ty\u200bped\r\n" });
		expect(saved).toEqual({ kind: "done", done: "saved", language: "en", isPublic: false });
		expect((await edited(id)).drafts.en?.body).toMatchObject({ title: "Typed", summary: "Typed summary." });
		expect(await titleOf("typed")).toBe("Begin");
	});

	test("is told to be what is there already", async () => {
		const id = await createPublished("help", "typed-again");
		await post(id, { ...typed, revision: "0", factsRevision: "0" });
		const [revision, factsRevision] = [String((await page(id)).revision), String((await page(id)).factsRevision)];
		expect(await post(id, { ...typed, revision, factsRevision })).toMatchObject({ done: "unchanged" });
	});

	test("over what somebody else has typed is told with what they made of it, and saved by who has seen that", async () => {
		const id = await create("help", "conflict");
		await write(id, { en: { ...english, title: "Theirs" } }, other);
		const told = await post(id, { ...typed, revision: "1", factsRevision: "1" });
		expect(told).toMatchObject({ kind: "answer", status: 409, answer: { kind: "conflict" } });
		const conflict = told.kind === "answer" && "conflict" in told.answer ? told.answer.conflict : undefined;
		expect(conflict).toMatchObject({ by: "Amara", isGone: false, revision: 2, factsRevision: 1 });
		const title = conflict?.fields.find(({ path }) => path === "title")?.pieces;
		expect(title?.map(({ text, change }) => [text, change])).toEqual([
			["Typed", "gone"],
			["Theirs", "new"],
		]);

		const seen = { revision: String(conflict?.revision), factsRevision: String(conflict?.factsRevision) };
		expect(await post(id, { ...typed, ...seen })).toMatchObject({ done: "saved" });
	});

	test("over a draft that is published meanwhile is told to be gone", async () => {
		const id = await create("help", "conflict-gone");
		const entry = await edited(id);
		await publish(id);
		const told = await post(id, { ...typed, revision: "1", factsRevision: "1" }, { entry });
		expect(told).toMatchObject({ answer: { conflict: { by: null, isGone: true, revision: 0, factsRevision: 0 } } });
	});

	test("is shown as readers would see it without being kept", async () => {
		const id = await createPublished("help", "previewed");
		const shown = await post(id, {
			...typed,
			intent: "preview",
			revision: "0",
			factsRevision: "0",
			"entry.summary": "",
		});
		expect(shown).toMatchObject({
			kind: "answer",
			status: 200,
			answer: { kind: "preview", preview: { title: "Typed" }, problems: { summary: { key: "errors.empty" } } },
		});
		expect((await edited(id)).drafts).toEqual({});
	});

	test("in another language leaves the facts alone, whatever the form says", async () => {
		const id = await createPublished("help", "in-german");
		const german = {
			lang: "de",
			revision: "0",
			factsRevision: "0",
			"entry.title": "Deutsch",
			"entry.category": "other",
		};
		expect(await post(id, german)).toMatchObject({ done: "saved", language: "de" });
		const { drafts } = await edited(id);
		expect(Object.keys(drafts)).toEqual(["de"]);
		expect(drafts.de?.body).toEqual({ title: "Deutsch" });
	});

	test.each([
		["a language that there is not", { lang: "xx" }],
		["no revision", { revision: "x" }],
		["an intent that there is not", { intent: "erase" }],
	])("with %s is refused and kept in the form", async (_case, given) => {
		const id = (await findEntry(db, "help", "in-german", "en"))[0]?.id ?? 0;
		const before = (await edited(id)).drafts;
		const told = await post(id, { ...typed, revision: "0", factsRevision: "0", ...given });
		expect(told).toMatchObject({ kind: "answer", status: 400, answer: { kind: "invalid" } });
		expect((await edited(id)).drafts).toEqual(before);
	});
});

describe("publishing from the page", () => {
	test("takes the boxes as the page shows them", async () => {
		const id = await create("help", "by-boxes");
		await write(id, { de: { title: "Deutsch", summary: "Worum." } });
		expect((await boxes(id)).sort()).toEqual(["de:1:0", "en:1:1"]);
		expect(await post(id, { intent: "publishNow", drafts: await boxes(id), note: "All" })).toMatchObject({
			kind: "done",
			done: "published",
			isPublic: true,
		});
		expect([await titleOf("by-boxes", "de"), await boxes(id)]).toEqual(["Deutsch", []]);
	});

	test("of a box that was shown before somebody went on is refused, with the note that was typed", async () => {
		const id = await create("help", "old-boxes");
		const drafts = await boxes(id);
		await write(id, { en: { ...english, title: "Went on" } }, other);
		expect(await post(id, { intent: "publishNow", drafts, note: "Mine" })).toMatchObject({
			kind: "answer",
			status: 409,
			answer: { kind: "notPublished", error: { key: "errors.changedMeanwhile" }, note: "Mine", chosen: ["en"] },
		});
		expect(await titleOf("old-boxes")).toBeUndefined();
	});

	test("of nothing, and of what is to be mended, says so", async () => {
		const id = await create("help", "mend-first", { ...english, title: "" });
		expect(await post(id, { intent: "publishNow" })).toMatchObject({
			status: 400,
			answer: { error: { key: "errors.nothingChosen" } },
		});
		expect(await post(id, { intent: "publishNow", drafts: await boxes(id) })).toMatchObject({
			status: 400,
			answer: { problems: { en: { title: { key: "errors.empty" } } } },
		});
		expect(await post(id, { intent: "publishNow", drafts: ["en:one:1"] })).toEqual({ kind: "unknown" });
	});
});

describe("the other deeds of the page", () => {
	test("retire and restore are public, once each", async () => {
		const id = await createPublished("help", "out-and-in");
		expect(await post(id, { intent: "retire" })).toMatchObject({ done: "retired", isPublic: true });
		expect(await titleOf("out-and-in")).toBeUndefined();
		expect(await post(id, { intent: "restore" })).toMatchObject({ done: "restored", isPublic: true });
		expect(await titleOf("out-and-in")).toBe("Begin");
	});

	test("a section in use, and an entry that was never published, are not retired", async () => {
		const section = await openSection("in-use");
		await createPublished("help", "using", english, { ...facts, category: "in-use" });
		expect(await post(section, { intent: "retire" })).toMatchObject({
			status: 409,
			answer: { kind: "refused", error: { key: "errors.sectionInUse", values: { count: 1 } } },
		});
		const draft = await create("help", "never-published");
		expect(await post(draft, { intent: "retire" })).toMatchObject({ answer: { error: { key: "errors.notFound" } } });
	});

	test("a discarded draft of a new entry leads away from its page, one of a published entry back to it", async () => {
		const id = await create("help", "discarded-new");
		const discard = { intent: "discard", lang: "en", revision: "1", factsRevision: "1" };
		expect(await post(id, { ...discard, revision: "9" })).toMatchObject({ status: 409, answer: { kind: "refused" } });
		expect(await post(id, discard)).toEqual({ kind: "gone" });

		const kept = await createPublished("help", "discarded-kept");
		await write(kept, { de: { title: "Deutsch", summary: "s" } });
		expect(await post(kept, { ...discard, lang: "de", factsRevision: "0" })).toMatchObject({
			kind: "done",
			done: "discarded",
			language: "de",
			isPublic: false,
		});
	});

	test("a term is merged, or waits for a second person", async () => {
		const [one, two] = [
			await createPublished("term", "page-merge-one", termWords("Page merge one", [])),
			await createPublished("term", "page-merge-two", termWords("Page merge two", [])),
		];
		expect(await post(one, { intent: "merge", into: "nowhere" })).toMatchObject({
			status: 400,
			answer: { error: { key: "errors.unknownTerm" } },
		});
		const into = { intent: "merge", into: "page-merge-two" };
		expect(await post(one, into, { needsSecondPerson: true })).toMatchObject({ done: "mergeWaits", isPublic: false });
		expect((await page(one)).mergeInto).toBe("page-merge-two");
		const [revision, factsRevision] = [String((await page(one)).revision), String((await page(one)).factsRevision)];
		const typedOn = { lang: "en", revision, factsRevision, "entry.title": "Written on", "entry.countries": "US" };
		expect(await post(one, typedOn)).toMatchObject({ done: "saved" });
		expect((await page(one)).mergeInto).toBe("page-merge-two");
		expect(await post(one, into)).toEqual({ kind: "merged", id: two });
	});

	test("of no form that the page has nothing is done", async () => {
		const id = await createPublished("help", "unknown-form");
		expect(await post(id, { intent: "discard", lang: "en" })).toEqual({ kind: "unknown" });
		expect(await post(id, { intent: "retire", because: "x" })).toEqual({ kind: "unknown" });
		expect(await titleOf("unknown-form")).toBe("Begin");
	});
});

describe("the page of an entry", () => {
	test("says what there is in each language, by whom and since when", async () => {
		const id = await createPublished("help", "page-states");
		await write(id, { de: { title: "Entwurf", summary: "" } }, other);
		const german = await page(id, "de");
		expect(german).toMatchObject({
			heading: "Entwurf",
			isOriginal: false,
			revision: 1,
			factsRevision: 0,
			problems: { summary: { key: "errors.empty" } },
			english: { title: "Begin", summary: "How to begin." },
			isPublished: true,
			isKept: true,
			isShipped: false,
			page: "/help/page-states",
		});
		expect(german.states.find(({ language }) => language === "de")).toMatchObject({
			isPublished: false,
			draft: { by: "Amara", at: formats.dateTime(now) },
		});
		expect(german.source).toMatch(/^[0-9a-f]{64}$/);
		expect((await page(id)).source).toBeNull();
	});

	test("names the sections that there are, and no term itself", async () => {
		const id = await createPublished("term", "page-term", termWords("Page term", []));
		await createPublished("term", "page-other-term", termWords("Page other term", []));
		const { mergeChoices } = await page(id);
		expect(mergeChoices).toContainEqual({ value: "page-other-term", label: "Page other term" });
		expect(mergeChoices.map(({ value }) => value)).not.toContain("page-term");
		const help = await page(await create("help", "page-choices"));
		expect(help.choices.categories).toContainEqual({ value: "start", label: "Start" });
		expect(help).toMatchObject({ isPublished: false, isKept: false, page: null, hasDraft: true });
	});

	test("of an entry that has left leads nowhere", async () => {
		const id = await createPublished("help", "page-retired");
		await post(id, { intent: "retire" });
		expect(await page(id)).toMatchObject({ isRetired: true, page: null });
	});
});
