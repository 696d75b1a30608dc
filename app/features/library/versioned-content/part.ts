import { createHash } from "node:crypto";
import { isJsonObject } from "#app/shared/json.ts";
import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";

/** Stands in place of a language for the language-independent facts. */
export const FACTS_LANGUAGE = "*";

/** The facts or the words of one language, under a key that never changes. */
export type Part = { key: string; language: string; json: Record<string, unknown> };

/** Canonical: equal JSON has equal text and hash. */
export type StoredPart = { key: string; language: string; hash: string; body: string };

/** Limit of a part's JSON in bytes. Rules: docs/domain/publishing.md */
export const PART_BYTES = 512 * 1024;

/** Serializes and hashes a part. Throws RangeError above 512 kB. */
export function storedPart({ key, language, json }: Part): StoredPart {
	const body = canonicalJson(json);
	const bytes = Buffer.byteLength(body);
	if (bytes > PART_BYTES) {
		throw new RangeError(`The part ${key} (${language}) has ${bytes} bytes, more than ${PART_BYTES}`);
	}
	return { key, language, hash: createHash("sha256").update(body).digest("hex"), body };
}

/** Sorted by key and language. Throws on duplicates. */
export function manifestOf(parts: readonly Omit<StoredPart, "body">[]): ManifestEntry[] {
	const entries = new Map(parts.map(({ key, language, hash }) => [entryName(key, language), [key, language, hash]]));
	if (entries.size < parts.length) throw new RangeError("A document has a part twice");
	return [...entries.keys()].sort().map((name) => entries.get(name) as ManifestEntry);
}

export function entryName(key: string, language: string): string {
	return `${key} ${language}`;
}

/** Sorted keys, without undefined, so that equal values are equal texts. */
function canonicalJson(value: unknown): string {
	return JSON.stringify(value, (_key, inner: unknown) =>
		isJsonObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
	);
}
