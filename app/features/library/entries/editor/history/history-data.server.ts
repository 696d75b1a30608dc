import { listParts } from "#app/features/library/versioned-content/face.server.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { partTexts } from "#app/features/library/versioned-content/part-texts.ts";
import type { TextPiece } from "#app/shared/text/text-piece.ts";
import { shortenUnchanged, wordDifferences } from "#app/shared/text/word-differences.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { isLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { EditedEntry } from "../edited-entry.server.ts";
import { asObject } from "../writing/rows.ts";
import { type EntryVersion, listEntryVersions } from "./entry-versions.server.ts";

export type EntryHistory = Awaited<ReturnType<typeof historyData>>;
type Difference = { language: string; path: string; pieces: TextPiece[] };

/** The versions of an entry and the differences between two of them: the last two unless the URL names others. */
export async function historyData(db: Database, entry: EditedEntry, params: URLSearchParams, formats: Formats) {
	const versions = await listEntryVersions(db, entry.id);
	const numbered = (name: string, otherwise: EntryVersion | undefined) =>
		versions.find(({ number }) => String(number) === params.get(name)) ?? otherwise;
	const to = numbered("to", versions[0]);
	const from = numbered(
		"from",
		versions.find(({ number }) => number < (to?.number ?? 0)),
	);
	const asked = params.get("lang");
	return {
		versions: versions.map(({ id, number, note, authorName, createdAt, manifest }) => ({
			id,
			number,
			note,
			authorName,
			at: formats.dateTime(createdAt),
			isPublished: id === entry.document.publishedVersionId,
			languages: manifest.map(([, language]) => language).filter(isLanguage),
		})),
		from: from?.number ?? null,
		to: to?.number ?? null,
		differences:
			from && to ? (await differencesBetween(db, from, to)).filter(({ language }) => !asked || language === asked) : [],
	};
}

async function differencesBetween(db: Database, from: EntryVersion, to: EntryVersion): Promise<Difference[]> {
	const [older, newer] = [hashes(from), hashes(to)];
	const languages = [...new Set([...older.keys(), ...newer.keys()])].filter((one) => older.get(one) !== newer.get(one));
	const wanted = languages.flatMap((language) => [older.get(language), newer.get(language)]);
	const parts = await listParts(
		db,
		wanted.filter((hash): hash is string => hash !== undefined),
	);
	const bodies = new Map(parts.map(({ hash, body }) => [hash, body]));
	return languages.sort().flatMap((language) => {
		const textsOf = (hash: string | undefined) => {
			const body = bodies.get(hash ?? "");
			return new Map(
				partTexts(language === FACTS_LANGUAGE ? asObject(body?.details) : body).map(({ path, text }) => [path, text]),
			);
		};
		const [was, is] = [textsOf(older.get(language)), textsOf(newer.get(language))];
		const paths = [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path) !== is.get(path));
		return paths.map((path) => ({
			language,
			path,
			pieces: shortenUnchanged(wordDifferences(was.get(path) ?? "", is.get(path) ?? "", language)),
		}));
	});
}

const hashes = ({ manifest }: EntryVersion) => new Map(manifest.map(([, language, hash]) => [language, hash]));
