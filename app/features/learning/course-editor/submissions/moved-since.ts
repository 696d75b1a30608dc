import { entryName } from "#app/features/library/versioned-content/part.ts";

type Submitted = { key: string; language: string; revision: number };

/** What was submitted and went on since, or is no draft any more. `revisions` are those of now, by `entryName`. */
export function movedSince(submitted: readonly Submitted[], revisions: ReadonlyMap<string, number>) {
	return submitted.flatMap(({ key, language, revision }) => {
		const now = revisions.get(entryName(key, language));
		if (now === revision) return [];
		return [{ key, language, how: now === undefined ? ("gone" as const) : ("changed" as const) }];
	});
}
