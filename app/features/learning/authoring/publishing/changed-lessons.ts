import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";

const LESSON = "lesson/";

/** Keys of lessons that both versions have, in other words or with other facts, in alphabetical order. */
export function changedLessons(before: readonly ManifestEntry[], after: readonly ManifestEntry[]): string[] {
	const former = byKey(before);
	const lessons = [...byKey(after)].filter(([key]) => key.startsWith(LESSON));
	return lessons
		.filter(([key, hashes]) => {
			const old = former.get(key);
			return old && [...new Set([...old.keys(), ...hashes.keys()])].some((name) => old.get(name) !== hashes.get(name));
		})
		.map(([key]) => key.slice(LESSON.length))
		.sort();
}

/** Key, then language, then hash. */
function byKey(manifest: readonly ManifestEntry[]): Map<string, Map<string, string>> {
	const found = new Map<string, Map<string, string>>();
	for (const [key, language, hash] of manifest) {
		found.set(key, (found.get(key) ?? new Map()).set(language, hash));
	}
	return found;
}
