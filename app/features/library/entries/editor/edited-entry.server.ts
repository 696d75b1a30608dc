import {
	type DocumentState,
	type Draft,
	findDocumentById,
	listDrafts,
	listParts,
	listSources,
	listVersions,
} from "#app/features/library/versioned-content/face.server.ts";
import { FACTS_LANGUAGE, storedPart } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";
import { ENTRY_PART } from "../entry-parts.server.ts";
import type { EntryKind } from "../kinds/entry-kind.ts";
import type { EntryKinds } from "../kinds/entry-kinds.ts";
import { findListed } from "./editor.repository.server.ts";
import { checkWords } from "./writing/entry-problems.server.ts";
import { asObject, asText } from "./writing/rows.ts";

export type EditedEntry = {
	id: number;
	kind: EntryKind;
	key: string;
	document: DocumentState;
	/** Null before the first publication. */
	listed: Awaited<ReturnType<typeof findListed>>[number] | null;
	/** Hashes and bodies of the published parts by language; `*` are the facts. */
	published: Record<string, { hash: string; body: JsonObject } | undefined>;
	drafts: Record<string, Draft | undefined>;
	/** By language: the hash of the English words that the published translation was made from. */
	sources: Record<string, string | undefined>;
};

/** How many versions are searched for the source of a translation; older ones count as made from today's English. */
const VERSIONS_READ = 200;

/** Null when no entry of these kinds has the id. */
export async function findEditedEntry(db: Database, kinds: EntryKinds, id: number): Promise<EditedEntry | null> {
	const {
		document: [document],
		listed: [listed],
		drafts,
		sources,
		versions,
	} = await inBatch(db, {
		document: findDocumentById(db, id),
		listed: findListed(db, id),
		drafts: listDrafts(db, id),
		sources: listSources(db, id),
		versions: listVersions(db, id, VERSIONS_READ),
	});
	const kind = document && kinds.get(document.kind);
	if (!kind) return null;

	const manifest = document.publishedManifest ?? [];
	const bodies = await listParts(
		db,
		manifest.map(([, , hash]) => hash),
	);
	const byHash = new Map(bodies.map(({ hash, body }) => [hash, body]));
	const published = manifest.map(([, language, hash]) => [
		language,
		{ hash, body: bodyOf(language, byHash.get(hash)) },
	]);
	const noted = new Map(sources.map((source) => [source.language, source]));
	const manifests = versions.map((version) => version.manifest).reverse();
	const made = manifest.flatMap(([, language, hash]) => {
		if (language === FACTS_LANGUAGE || language === "en") return [];
		const source = noted.get(language);
		return [
			[language, source?.partHash === hash ? source.sourceHash : englishBeside(manifests, language, hash)] as const,
		];
	});
	return {
		id,
		kind,
		key: document.key,
		document,
		listed: listed ?? null,
		published: Object.fromEntries(published),
		drafts: Object.fromEntries(drafts.filter(({ key }) => key === ENTRY_PART).map((draft) => [draft.language, draft])),
		sources: Object.fromEntries(made),
	};
}

/** The entry as it is now; as it was when it has been deleted meanwhile. */
export async function reloadEntry(db: Database, entry: EditedEntry): Promise<EditedEntry> {
	const own: EntryKinds = new Map([[entry.kind.name, entry.kind]]);
	return (await findEditedEntry(db, own, entry.id)) ?? entry;
}

/** The facts of an entry are stored with its place in the list; what a form has are those of its kind. */
function bodyOf(language: string, body: JsonObject | undefined): JsonObject {
	return language === FACTS_LANGUAGE ? asObject(body?.details) : (body ?? {});
}

function englishBeside(manifests: readonly (readonly ManifestEntry[])[], language: string, hash: string) {
	const first = manifests.find((manifest) => manifest.some(([, one, other]) => one === language && other === hash));
	return first?.find(([, one]) => one === "en")?.[2];
}

/** The facts as they are written now. */
export function factsOf(entry: EditedEntry): JsonObject {
	const { position: _, ...facts } = entry.drafts[FACTS_LANGUAGE]?.body ?? entry.published[FACTS_LANGUAGE]?.body ?? {};
	return facts;
}

/** What pages and crumbs call the entry: its title in the language, else in English, else its key. */
export function headingOf(entry: EditedEntry, language: Language): string {
	return asText(wordsOf(entry, language).title) || asText(wordsOf(entry, "en").title) || entry.key;
}

export function wordsOf(entry: EditedEntry, language: string): JsonObject {
	return entry.drafts[language]?.body ?? entry.published[language]?.body ?? {};
}

export function englishHash(entry: EditedEntry): string {
	const words = wordsOf(entry, "en");
	const { value } = checkWords(entry.kind, factsOf(entry), words);
	return storedPart({ key: ENTRY_PART, language: "en", json: value ?? words }).hash;
}

export type LanguageState = {
	language: Language;
	isPublished: boolean;
	draft: { by: string | null; at: Date } | null;
	isOlder: boolean;
};

export function languageStates(entry: EditedEntry): LanguageState[] {
	const now = englishHash(entry);
	return LANGUAGE_CODES.map((language) => {
		const draft = entry.drafts[language] ?? (language === "en" ? entry.drafts[FACTS_LANGUAGE] : undefined);
		const isPublished = entry.published[language] !== undefined;
		const source = entry.drafts[language] ? entry.drafts[language].base : entry.sources[language];
		const isOlder =
			language !== "en" &&
			(isPublished || draft !== undefined) &&
			Boolean(source) &&
			source !== (draft ? now : (entry.published.en?.hash ?? now));
		return { language, isPublished, draft: draft ? { by: draft.editorName, at: draft.editedAt } : null, isOlder };
	});
}
