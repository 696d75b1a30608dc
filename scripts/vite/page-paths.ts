import type { RouteConfigEntry } from "@remix-run/route-config";

/** As written in `app/routes.ts`: `/:lang?/courses/:courseId`. A page is a `.tsx` route, except "not found". */
export function pagePaths(routes: readonly RouteConfigEntry[], above = ""): string[] {
	return routes.flatMap(({ path = "", file, children = [] }) => {
		const own = path ? `${above}/${path}` : above || "/";
		const isPage = file.endsWith(".tsx") && !own.endsWith("*") && children.length === 0;
		return [...(isPage ? [own] : []), ...pagePaths(children, own)];
	});
}

const LANGUAGE = "/:lang?";

/** As sent to browsers: paths that also exist under `/{lang}`, without that, and all others. */
export function writtenPagePaths(routes: readonly RouteConfigEntry[]): typeof __PAGE_PATHS__ {
	const paths = pagePaths(routes);
	const isInEveryLanguage = (path: string) => `${path}/`.startsWith(`${LANGUAGE}/`);
	const bare = paths.filter(isInEveryLanguage).map((path) => path.slice(LANGUAGE.length) || "/");
	return { everyLanguage: bare, others: paths.filter((path) => !isInEveryLanguage(path)) };
}
