import { type RouteConfigEntry, route } from "@remix-run/route-config";

const LANGUAGE = ":lang?";

/** Also available under `/{lang}/…`. */
export const inEveryLanguage = (path: string, file: string): RouteConfigEntry => route(`${LANGUAGE}/${path}`, file);

/** One file for several URLs; the URL is the route id. */
export const shared = (path: string, file: string): RouteConfigEntry => route(path, file, { id: path });

/**
 * The router ranks `help/:slug` and `:lang/courses` alike for `/help/courses` and takes the first: longer patterns, which
 * take the first segment for a word, precede those that take it for a language.
 */
export function wordsBeforeLanguages(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
	const lengthOf = ({ path = "" }: RouteConfigEntry) => path.split("/").length;
	const isPrefixed = ({ path = "" }: RouteConfigEntry) => path.startsWith(LANGUAGE);
	const prefixed = entries.filter(isPrefixed).sort((a, b) => lengthOf(b) - lengthOf(a));
	return [...entries.filter((entry) => !isPrefixed(entry)), ...prefixed];
}
