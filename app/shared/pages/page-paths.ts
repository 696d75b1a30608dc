import { createPathTable } from "./path-table";

const { everyLanguage, others } = __PAGE_PATHS__;

/**
 * The paths of all pages by what is true of them in a browser that has not loaded
 * them yet. The build makes the list from `app/routes.ts`.
 */
const findPage = createPathTable([...entriesOf(everyLanguage, true), ...entriesOf(others, false)]);

function entriesOf(patterns: readonly string[], isInEveryLanguage: boolean) {
	return patterns.map((pattern) => [pattern, { pattern, isInEveryLanguage }] as const);
}

/** True for the path of a page that exists, without a language prefix: `/courses/7` is `/courses/:courseId`. */
export function pageExists(path: string): boolean {
	return findPage(path) !== null;
}

/** The pattern of the page at a path, both without a language prefix: `/courses/7` is `/courses/:courseId`; null for no page. */
export function patternOfPath(path: string): string | null {
	return findPage(path)?.pattern ?? null;
}

/**
 * True for what names a page as the route table does, without a language prefix: `/courses/:courseId`; where its last part
 * may be missing (`/admin/settings/:key?`), also without it.
 */
export function isPagePattern(pattern: string): boolean {
	const found = patternOfPath(pattern);
	return found !== null && (found === pattern || found.replace(/\/:\w+\?$/, "") === pattern);
}

/** True for the path of a page that also lives under `/{lang}/…`; what follows the path may be on it. */
export function isPrefixable(path: string): boolean {
	return findPage(path.split(/[?#]/, 1)[0] ?? "")?.isInEveryLanguage ?? false;
}
