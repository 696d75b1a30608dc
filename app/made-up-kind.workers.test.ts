import { expect, test } from "vitest";
import { z } from "zod";
import { ALL_ROOMS } from "#app/composition.server.ts";
import { entryKindsOf } from "#app/entry-kinds.server.ts";
import { findEditedEntry } from "#app/features/library/entries/editor/edited-entry.server.ts";
import { retire } from "#app/features/library/entries/editor/end-entry.server.ts";
import { historyData } from "#app/features/library/entries/editor/history/history-data.server.ts";
import { entryListData } from "#app/features/library/entries/editor/list/list-data.server.ts";
import { answerEntry } from "#app/features/library/entries/editor/page/answer-entry.server.ts";
import { answerNewEntry } from "#app/features/library/entries/editor/page/answer-writing.server.ts";
import { entryPageData } from "#app/features/library/entries/editor/page/entry-page-data.server.ts";
import { findEntry } from "#app/features/library/entries/entries.repository.server.ts";
import type { ContentOf, EntryKind, EntryProblems } from "#app/features/library/entries/kinds/entry-kind.ts";
import { getKind } from "#app/features/library/entries/kinds/entry-kinds.ts";
import { daySchema, everyWords } from "#app/features/library/entries/kinds/entry-schemas.ts";
import { COMMON_FIELDS, fact } from "#app/features/library/entries/kinds/form-shape.ts";
import { toHit } from "#app/features/library/search/query/hit.ts";
import { readSearch, toOutcome } from "#app/features/library/search/query/search-for.server.ts";
import type { Room } from "#app/room.ts";
import { searchablesOf } from "#app/searchables.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";

// A kind that the school does not have, as somebody would write it: all that the editor knows of it stands here.

const DISHES = ["soup", "cake"] as const;
const RecipeFacts = z.strictObject({ dish: z.enum(DISHES), reviewed: daySchema(), position: z.int().default(0) });
const RecipeWords = z.strictObject(everyWords);
const { title, summary, body, reviewed } = COMMON_FIELDS;

const RECIPE: EntryKind = {
	name: "recipe",
	facts: RecipeFacts,
	words: RecipeWords,
	key: { prefix: { fact: "dish", values: DISHES }, reserved: ["index"] },
	form: { fields: [title, summary, body, fact("dish", "select", { options: DISHES, isFixed: true }), reviewed] },
	lists: [{ list: "glossary", order: 50, words: { tab: "kinds.recipe", add: "kinds.newRecipe" } }],
	isOrdered: true,
	sectionOf: ({ dish }) => String(dish),
	pageOf: (slug) => `/recipes/${slug}`,
	check: async (_, { words }): Promise<Record<string, EntryProblems>> =>
		String(words.en?.body).includes("wombat") ? { en: { body: { key: "errors.wrong" } } } : {},
};

declare module "#app/features/library/entries/kinds/entry-kind.ts" {
	interface EntryContents {
		recipe: ContentOf<typeof RecipeFacts, typeof RecipeWords>;
	}
}

const kitchen: Room = {
	name: "library/kitchen",
	about: "Recipes.",
	entryKinds: [RECIPE],
	search: { types: [], entries: { recipe: { type: "help", path: (slug) => `/recipes/${slug}` } } },
};

const now = new Date("2031-05-20T12:00:00Z");
const rooms = [...ALL_ROOMS, kitchen];
const [kinds, searchables] = [entryKindsOf(rooms), searchablesOf(rooms)];
const formats = formatsFor({ language: "en", timeZone: "UTC" });

function formOf(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}

const written = {
	lang: "en",
	revision: "0",
	factsRevision: "0",
	"entry.title": "Borscht",
	"entry.summary": "Beetroot soup.",
	"entry.body": "Boil it.",
	"entry.dish": "soup",
	"entry.reviewed": "2031-05-01",
};

test("a kind that a room only declares is created, edited, published, listed, found, compared and retired", async () => {
	const { id: by } = await makeUser(db, { role: "admin" });
	const kind = getKind(kinds, "recipe");
	const create = (fields: Record<string, string> = {}) =>
		answerNewEntry(db, formOf({ ...written, ...fields }), kind, { editorId: by, now });

	expect(await create({ "entry.dish": "" })).toMatchObject({
		answer: { problems: { dish: { key: "errors.choose" } } },
	});
	expect(await create({ slug: "index" })).toMatchObject({
		answer: { problems: { slug: { key: "errors.addressReserved" } } },
	});
	const created = await create();
	if (created.kind !== "created") throw new Error("The recipe was not created");
	const { id } = created;

	const edited = async () => {
		const entry = await findEditedEntry(db, kinds, id);
		if (!entry) throw new Error("The recipe is gone");
		return entry;
	};
	const page = async () => entryPageData(db, await edited(), { language: "en", reader: "en", formats });
	const deed = { kinds, searchables, by, requestId: "r", now };
	const post = async (fields: Record<string, string>) =>
		answerEntry(db, {
			form: formOf(fields),
			entry: await edited(),
			mergeNote: "",
			needsSecondPerson: false,
			...deed,
		});
	const save = async (fields: Record<string, string>) => {
		const { revision, factsRevision } = await page();
		const seen = { revision: String(revision), factsRevision: String(factsRevision) };
		return post({ ...written, ...seen, ...fields });
	};
	const publish = async () => {
		const [draft] = (await page()).drafts;
		return post({ intent: "publishNow", drafts: draft?.value ?? "", note: "" });
	};

	expect((await edited()).key).toBe("soup-borscht");
	await save({ "entry.body": "Add a wombat.", "entry.dish": "cake" });
	expect(await publish()).toMatchObject({ answer: { problems: { en: { body: { key: "errors.wrong" } } } } });
	await save({ "entry.body": "Add dill.", "entry.dish": "cake" });
	expect(await publish()).toMatchObject({ kind: "done", done: "published" });
	expect((await findEntry(db, "recipe", "soup-borscht", "de"))[0]).toMatchObject({
		title: "Borscht",
		section: "soup",
		details: { dish: "soup", reviewed: "2031-05-01" },
	});
	expect((await page()).page).toBe("/recipes/soup-borscht");

	const params = new URLSearchParams({ kind: "recipe" });
	const reader = { language: "en", formats, now } as const;
	const list = await entryListData(db, { kinds, adminList: "glossary", params }, reader);
	expect(list).toMatchObject({ kind: "recipe", isMovable: true, newWords: "kinds.newRecipe" });
	expect(list.kinds.map(({ name }) => name)).toEqual(["term", "recipe"]);
	expect(list.rows).toMatchObject([{ key: "soup-borscht", page: "/recipes/soup-borscht" }]);

	await save({ "entry.body": "Add parsley." });
	await publish();
	const { differences, versions } = await historyData(db, await edited(), new URLSearchParams(), formats);
	expect(versions).toHaveLength(2);
	expect(differences).toMatchObject([{ language: "en", path: "body" }]);

	const found = async () => {
		const { types } = searchables;
		const request = { q: "parsley", type: null, language: "en", only: null, page: 1 } as const;
		const reading = { viewer: null, types, now };
		const first = await readSearch(db, request, { ...reading, clientIp: "kitchen" });
		const { rows } = await toOutcome(db, request, first, reading);
		return rows.map((row) => toHit(row, { q: request.q, types, isSignedIn: false }).url);
	};
	expect(await found()).toEqual(["/recipes/soup-borscht"]);
	expect(await retire(db, { entryId: id, ...deed })).toEqual({ ok: true });
	expect(await found()).toEqual([]);
	expect(await findEntry(db, "recipe", "soup-borscht", "en")).toEqual([]);
});

test("two rooms that declare the same kind are refused by its name", () => {
	expect(() => entryKindsOf([...rooms, { ...kitchen, name: "library/other" }])).toThrow("recipe");
});

test("a kind within one that no room declares is refused", () => {
	const stray: EntryKind = { ...RECIPE, within: { kind: "section", fact: "dish" } };
	expect(() => entryKindsOf([{ ...kitchen, entryKinds: [stray] }])).toThrow("No room declares section");
});
