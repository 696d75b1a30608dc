import type { RouteConfigEntry } from "@remix-run/route-config";

/**
 * The patterns of all pages in `app/routes.ts`, as they stand there: `/:lang?/courses/:courseId`. A page is a
 * route whose file draws something (`.tsx`), but for the one that stands for what is not there.
 */
export function pagePaths(routes: readonly RouteConfigEntry[], above = ""): string[] {
	return routes.flatMap(({ path = "", file, children = [] }) => {
		const own = path ? `${above}/${path}` : above || "/";
		const isPage = file.endsWith(".tsx") && !own.endsWith("*") && children.length === 0;
		return [...(isPage ? [own] : []), ...pagePaths(children, own)];
	});
}

const LANGUAGE = "/:lang?";

/** The same as every browser gets it: the paths of pages that also live under `/{lang}`, without that, and all others. */
export function writtenPagePaths(routes: readonly RouteConfigEntry[]): typeof __PAGE_PATHS__ {
	const paths = pagePaths(routes);
	const isInEveryLanguage = (path: string) => `${path}/`.startsWith(`${LANGUAGE}/`);
	const bare = paths.filter(isInEveryLanguage).map((path) => path.slice(LANGUAGE.length) || "/");
	return { everyLanguage: bare, others: paths.filter((path) => !isInEveryLanguage(path)) };
}
