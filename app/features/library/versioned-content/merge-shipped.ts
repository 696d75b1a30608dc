import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";
import { entryName } from "./part.ts";

type Input = {
	/** The previous edition; null on first import. */
	base: readonly ManifestEntry[] | null;
	/** The published version; null when there is none. */
	current: readonly ManifestEntry[] | null;
	shipped: readonly ManifestEntry[];
};

/** A part that the school has changed and that also changed in the new edition. */
export type SchoolOwnPart = { key: string; language: string };

/**
 * Three-way merge by part: the school's edits, additions and removals stay, the rest follows the new edition.
 * `kept` lists the conflicts.
 */
export function mergeShipped({ base, current, shipped }: Input): { manifest: ManifestEntry[]; kept: SchoolOwnPart[] } {
	const edition = byName(shipped);
	if (!current) return { manifest: inOrder(edition), kept: [] };

	const [own, last] = [byName(current), byName(base ?? current)];
	const merged = new Map<string, ManifestEntry>();
	const kept: SchoolOwnPart[] = [];
	for (const name of new Set([...own.keys(), ...last.keys(), ...edition.keys()])) {
		const [ours, before, theirs] = [own.get(name), last.get(name), edition.get(name)];
		const isOurs = hashOf(ours) !== hashOf(before);
		const chosen = isOurs ? ours : theirs;
		if (chosen) merged.set(name, chosen);
		const [key, language] = (ours ?? before ?? theirs) as ManifestEntry;
		if (isOurs && hashOf(theirs) !== hashOf(before) && hashOf(theirs) !== hashOf(ours)) kept.push({ key, language });
	}
	return { manifest: inOrder(merged), kept };
}

function byName(entries: readonly ManifestEntry[]): Map<string, ManifestEntry> {
	return new Map(entries.map((entry) => [entryName(entry[0], entry[1]), entry]));
}

function inOrder(entries: Map<string, ManifestEntry>): ManifestEntry[] {
	return [...entries.keys()].sort().map((name) => entries.get(name) as ManifestEntry);
}

function hashOf(entry: ManifestEntry | undefined): string | undefined {
	return entry?.[2];
}
