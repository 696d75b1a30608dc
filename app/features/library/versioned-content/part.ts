import { createHash } from "node:crypto";
import { isJsonObject } from "#app/shared/json.ts";
import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";

/** Where a language stands for a part's words, this stands for its facts: what is the same in every language. */
export const FACTS = "*";

/** A piece of a document under a key that never changes: its facts, or its words in one language. */
export type Part = { key: string; language: string; json: Record<string, unknown> };

/** A part as it is stored: the same JSON always has the same text and hash. */
export type StoredPart = { key: string; language: string; hash: string; body: string };

/** The most that one part may hold, in bytes of its JSON. Rules: docs/domain/publishing.md */
export const PART_BYTES = 512 * 1024;

/** Writes a part down and names it by its hash. Throws a RangeError above 512 kB. */
export function storedPart({ key, language, json }: Part): StoredPart {
	const body = canonicalJson(json);
	const bytes = Buffer.byteLength(body);
	if (bytes > PART_BYTES) {
		throw new RangeError(`The part ${key} (${language}) has ${bytes} bytes, more than ${PART_BYTES}`);
	}
	return { key, language, hash: createHash("sha256").update(body).digest("hex"), body };
}

/** The list of a version: parts by key and language, always in the same order. Throws when one is there twice. */
export function manifestOf(parts: readonly Omit<StoredPart, "body">[]): ManifestEntry[] {
	const entries = new Map(parts.map(({ key, language, hash }) => [entryName(key, language), [key, language, hash]]));
	if (entries.size < parts.length) throw new RangeError("A document has a part twice");
	return [...entries.keys()].sort().map((name) => entries.get(name) as ManifestEntry);
}

/** One name for key and language. */
export function entryName(key: string, language: string): string {
	return `${key} ${language}`;
}

/** JSON whose keys are in order, so that equal values are equal texts. What is undefined is left out. */
function canonicalJson(value: unknown): string {
	return JSON.stringify(value, (_key, inner: unknown) =>
		isJsonObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
	);
}
