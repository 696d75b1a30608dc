/**
 * Finds a path's value in a table of route patterns, by the router's ranking: static over parameter over splat. Built
 * once, since the router ranks its table for each lookup. Case-sensitive.
 */
export function createPathTable<T>(entries: readonly (readonly [pattern: string, value: T])[]) {
	const rows = entries
		.flatMap(([pattern, value]) => spellings(segmentsOf(pattern)).map((segments) => ({ segments, value })))
		.map((row) => ({ ...row, rank: rankOfPattern(row.segments) }))
		.sort((a, b) => b.rank - a.rank)
		.map((row, place) => ({ ...row, place }));
	// Grouped by the first static segment and its position, so that a path is compared with a few patterns.
	const groups = new Map<string, typeof rows>();
	for (const row of rows) {
		const index = row.segments.findIndex(isWord);
		const key = index < 0 ? WORDLESS : keyOf(row.segments[index] ?? "", index);
		groups.set(key, [...(groups.get(key) ?? []), row]);
	}

	return (path: string): T | null => {
		const segments = segmentsOf(path);
		let first: (typeof rows)[number] | undefined;
		for (const key of [WORDLESS, ...segments.map(keyOf)]) {
			const row = groups.get(key)?.find((candidate) => matchesPattern(candidate.segments, segments));
			if (row && (!first || row.place < first.place)) first = row;
		}
		return first ? first.value : null;
	};
}

const WORDLESS = "";
const keyOf = (word: string, index: number) => `${index}/${word}`;

function segmentsOf(path: string): string[] {
	return path.split("/").filter(Boolean);
}

function spellings([first, ...rest]: string[]): string[][] {
	if (first === undefined) return [[]];
	const others = spellings(rest);
	if (!first.endsWith("?")) return others.map((other) => [first, ...other]);
	return [...others.map((other) => [first.slice(0, -1), ...other]), ...others];
}

/** Source: `computeScore` of @remix-run/router 1. */
function rankOfPattern(segments: readonly string[]): number {
	const score = (segment: string) => (segment === "*" ? -2 : segment.startsWith(":") ? 3 : 10);
	return segments.length + segments.reduce((sum, segment) => sum + score(segment), 0);
}

function isWord(segment: string): boolean {
	return !segment.startsWith(":") && segment !== "*";
}

function matchesPattern(pattern: readonly string[], path: readonly string[]): boolean {
	if (pattern.at(-1) !== "*" && pattern.length !== path.length) return false;
	return pattern.every(
		(segment, index) =>
			segment === "*" || (path[index] !== undefined && (segment.startsWith(":") || segment === path[index])),
	);
}
