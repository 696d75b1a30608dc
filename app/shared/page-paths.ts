import { createPathTable } from "./path-table";

const LANGUAGE = "/:lang?";

/**
 * The paths of all pages by what is true of them in a browser that has not loaded
 * them yet. The build makes the list from `app/routes.ts`.
 */
const findPage = createPathTable(
	__PAGE_PATHS__.map((pattern) => {
		const isInEveryLanguage = pattern === LANGUAGE || pattern.startsWith(`${LANGUAGE}/`);
		return [isInEveryLanguage ? pattern.slice(LANGUAGE.length) || "/" : pattern, { isInEveryLanguage }] as const;
	}),
);

/** True for the path of a page that exists, without a language prefix: `/courses/7` is `/courses/:courseId`. */
export function pageExists(path: string): boolean {
	return findPage(path) !== null;
}

/** True for the path of a page that also lives under `/{lang}/…`; what follows the path may be on it. */
export function isPrefixable(path: string): boolean {
	return findPage(path.split(/[?#]/, 1)[0] ?? "")?.isInEveryLanguage ?? false;
}
