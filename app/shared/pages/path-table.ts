/**
 * Finds what belongs to a path in a table of route patterns (`/courses/:courseId`, `/:lang?/courses`, `/api/*`).
 *
 * Where several fit it takes the one that the router takes: a word counts more than a
 * parameter, a parameter more than a splat. Made once, since the router's own way
 * flattens and ranks its table for each question. Expects and gives no case: words are
 * compared as they are.
 */
export function createPathTable<T>(entries: readonly (readonly [pattern: string, value: T])[]) {
	const rows = entries
		.flatMap(([pattern, value]) => spellings(segmentsOf(pattern)).map((segments) => ({ segments, value })))
		.map((row) => ({ ...row, rank: rankOf(row.segments) }))
		.sort((a, b) => b.rank - a.rank);
	const longest = Math.max(0, ...rows.map(({ segments }) => segments.length));
	const firstWords = new Set(rows.map(({ segments }) => segments[0]));
	const byBeginning = new Map<string, typeof rows>();

	/** Rows of a path's first word and number of parts: a few of some hundred. */
	const alike = (segments: readonly string[]) => {
		const first = firstWords.has(segments[0]) ? segments[0] : undefined;
		const count = Math.min(segments.length, longest + 1);
		const key = `${count} ${first}`;
		const known = byBeginning.get(key) ?? rows.filter((row) => mayFit(row.segments, first, count));
		byBeginning.set(key, known);
		return known;
	};

	return (path: string): T | null => {
		const segments = segmentsOf(path);
		return alike(segments).find((row) => fits(row.segments, segments))?.value ?? null;
	};
}

function mayFit(pattern: readonly string[], first: string | undefined, count: number): boolean {
	const isOpen = pattern[0]?.startsWith(":") || pattern[0] === "*";
	return (isOpen || pattern[0] === first) && (pattern.at(-1) === "*" || pattern.length === count);
}

function segmentsOf(path: string): string[] {
	return path.split("/").filter(Boolean);
}

/** With and without each part that may be left out. */
function spellings([first, ...rest]: string[]): string[][] {
	if (first === undefined) return [[]];
	const others = spellings(rest);
	if (!first.endsWith("?")) return others.map((other) => [first, ...other]);
	return [...others.map((other) => [first.slice(0, -1), ...other]), ...others];
}

/** As the router reckons. Source: `computeScore` of @remix-run/router 1. */
function rankOf(segments: readonly string[]): number {
	const score = (segment: string) => (segment === "*" ? -2 : segment.startsWith(":") ? 3 : 10);
	return segments.length + segments.reduce((sum, segment) => sum + score(segment), 0);
}

function fits(pattern: readonly string[], path: readonly string[]): boolean {
	if (pattern.at(-1) !== "*" && pattern.length !== path.length) return false;
	return pattern.every(
		(segment, index) =>
			segment === "*" || (path[index] !== undefined && (segment.startsWith(":") || segment === path[index])),
	);
}
