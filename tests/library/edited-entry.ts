import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { createEntry } from "#app/features/library/entries/editor/create-entry.server.ts";
import {
	type EditedEntry,
	englishHash,
	findEditedEntry,
} from "#app/features/library/entries/editor/edited-entry.server.ts";
import { publishDrafts } from "#app/features/library/entries/editor/publish-drafts.server.ts";
import { saveDraft } from "#app/features/library/entries/editor/save-draft.server.ts";
import { findEntry } from "#app/features/library/entries/entries.repository.server.ts";
import type { EntryKindName } from "#app/features/library/entries/kinds/entry-kind.ts";
import { shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { db } from "../database";
import { makeUser } from "../factories";
import { kindNamed } from "./kinds";

export const now = new Date("2026-11-22T10:00:00Z");
export const facts = { category: "start", routes: ["/"], reviewed: "2026-11-20", related: [], lessons: [] };
export const english = { title: "Begin", summary: "How to begin.", keywords: [], body: "Do it." };
export const termFacts = { countries: ["anywhere"], link: "first", reviewed: "2026-11-20", related: [], lessons: [] };
export const termWords = (title: string, aliases: string[]) => ({
	title,
	short: `What ${title} is.`,
	aliases,
	body: "Text.",
});
let author = 0;

/** Creates two admins and a help section; the functions below write as the first admin. */
export async function openEditor() {
	author = (await makeUser(db, { role: "admin", name: "Ruth" })).id;
	const other = (await makeUser(db, { role: "admin", name: "Amara" })).id;
	await shipEntry(db, {
		entry: {
			kind: "section",
			key: "help-start",
			facts: { of: "help", icon: "compass", position: 10 },
			translations: { en: { title: "Start", summary: "" } },
		},
		sourceHash: "section",
		searchables: SEARCHABLES,
		kinds: ENTRY_KINDS,
		now,
	});
	return { author, other, deed: { searchables: SEARCHABLES, kinds: ENTRY_KINDS, by: author, requestId: "r", now } };
}

export async function edited(id: number): Promise<EditedEntry> {
	const entry = await findEditedEntry(db, ENTRY_KINDS, id);
	if (!entry) throw new Error(`There is no entry ${id}`);
	return entry;
}

export async function create(
	kind: EntryKindName,
	key: string,
	words: Record<string, unknown> = english,
	given: Record<string, unknown> = kind === "term" ? termFacts : facts,
) {
	const made = await createEntry(db, { kind: kindNamed(kind), key, facts: given, words, editorId: author, now });
	if (!made.ok) throw new Error("taken");
	return made.id;
}

export async function publish(id: number, given: Partial<Parameters<typeof publishDrafts>[1]> = {}) {
	const { drafts } = await edited(id);
	const seen = Object.fromEntries(Object.entries(drafts).map(([language, draft]) => [language, draft?.revision ?? 0]));
	const languages = Object.keys(drafts).filter((language) => language !== FACTS_LANGUAGE);
	return publishDrafts(db, {
		entryId: id,
		languages,
		seen,
		note: "",
		needsSecondPerson: false,
		searchables: SEARCHABLES,
		kinds: ENTRY_KINDS,
		by: author,
		requestId: "r",
		now,
		...given,
	});
}

export async function write(id: number, parts: Record<string, Record<string, unknown>>, by = author) {
	const entry = await edited(id);
	const seen = Object.fromEntries(
		Object.keys(parts).map((language) => [language, entry.drafts[language]?.revision ?? 0]),
	);
	return saveDraft(db, { entry, parts, seen, source: englishHash(entry), editorId: by, now });
}

export async function openSection(name: string) {
	const words = { title: `Section ${name}`, summary: "" };
	const id = await create("section", `help-${name}`, words, { of: "help", icon: "map" });
	const outcome = await publish(id);
	if (!outcome.ok) throw new Error(outcome.reason);
	return id;
}

export async function createPublished(...given: Parameters<typeof create>) {
	const id = await create(...given);
	const outcome = await publish(id);
	if (!outcome.ok) throw new Error(JSON.stringify(outcome));
	return id;
}

export const titleOf = async (key: string, language: "en" | "de" = "en") =>
	(await findEntry(db, "help", key, language))[0]?.title;
