import { attachUploads, listUploads } from "#app/features/operations/uploads/face.server.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import type { EntryProblems } from "../kinds/entry-kind.ts";
import { kindsForField, RESOURCE_FILE } from "../resource-files.ts";
import { libraryErrorKey } from "./messages.ts";
import { asText } from "./writing/rows.ts";

/** The files that parts of an entry name. A version keeps its files, so they stay once a draft has named them. */
export function filesNamedInParts(parts: readonly JsonObject[]): string[] {
	return parts
		.flatMap(({ file, captions, translatedFile }) => [asText(file), asText(captions), asText(translatedFile)])
		.filter(Boolean);
}

/** Writes that protect the files of drafts from the sweep, for the batch that saves the drafts. */
export function attachFiles(db: Database, parts: readonly JsonObject[]): Write[] {
	const ids = filesNamedInParts(parts);
	return ids.length > 0 ? [attachUploads(db, { ids, purpose: RESOURCE_FILE.purpose })] : [];
}

export async function findFiles(db: Database, parts: readonly JsonObject[]) {
	const ids = filesNamedInParts(parts);
	const found = ids.length > 0 ? await listUploads(db, ids) : [];
	return Object.fromEntries(found.map(({ id, name, bytes }) => [id, { name, bytes }]));
}
export type EntryFiles = Awaited<ReturnType<typeof findFiles>>;

/** Missing or unsuitable files, by language; those of the facts are listed under English. */
export async function checkFiles(
	db: Database,
	facts: JsonObject,
	words: Record<string, JsonObject>,
): Promise<Record<string, EntryProblems>> {
	const named = [
		{ language: "en", field: "file", id: asText(facts.file) },
		...Object.entries(words).flatMap(([language, own]) =>
			["captions", "translatedFile"].map((field) => ({ language, field, id: asText(own[field]) })),
		),
	].filter(({ id }) => id !== "");
	if (named.length === 0) return {};
	const found = await listUploads(
		db,
		named.map(({ id }) => id),
	);
	const problems: Record<string, EntryProblems> = {};
	for (const { language, field, id } of named) {
		const file = found.find((one) => one.id === id && one.purpose === RESOURCE_FILE.purpose);
		const fits = file && kindsForField(field, facts.kind).includes(file.kind);
		if (fits) continue;
		const key = file ? libraryErrorKey("errors.fileKind") : libraryErrorKey("errors.fileGone");
		problems[language] = { ...problems[language], [field]: { key } };
	}
	return problems;
}
