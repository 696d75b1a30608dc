import { createPathTable } from "./path-table";

const { everyLanguage, others } = __PAGE_PATHS__;

/**
 * All page paths, so that the browser can check them before it has loaded the page. The build generates the list from
 * `app/routes.ts`.
 */
const findPage = createPathTable([...entriesOf(everyLanguage, true), ...entriesOf(others, false)]);

function entriesOf(patterns: readonly string[], isInEveryLanguage: boolean) {
	return patterns.map((pattern) => [pattern, { pattern, isInEveryLanguage }] as const);
}

/** Expects a path without language prefix: `/courses/7` matches `/courses/:courseId`. */
export function pageExists(path: string): boolean {
	return findPage(path) !== null;
}

/** The route pattern of a path, both without language prefix; null for no page. */
export function patternOfPath(path: string): string | null {
	return findPage(path)?.pattern ?? null;
}

/**
 * True for a route pattern such as `/courses/:courseId`, also without an optional last part (`/admin/settings/:key?`).
 */
export function isPagePattern(pattern: string): boolean {
	const found = patternOfPath(pattern);
	return found !== null && (found === pattern || found.replace(/\/:\w+\?$/, "") === pattern);
}

/** True for a page that also exists under `/{lang}/…`. The path may have a query or hash. */
export function isPrefixable(path: string): boolean {
	return findPage(path.split(/[?#]/, 1)[0] ?? "")?.isInEveryLanguage ?? false;
}
