import { pageExists } from "#app/shared/pages/page-paths.ts";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";

/** "Item {n}", or a path segment, which may be translated. */
export type CrumbName = { item: number } | { segment: string };
/** `to` is null for the current page and for paths without a page. */
export type Crumb = { name: CrumbName; to: string | null };

/** Breadcrumbs from home to a path. Empty on the home page, for a single crumb and for unknown paths. */
export function crumbsOf(pathname: string): Crumb[] {
	const { path } = splitLanguagePrefix(pathname);
	const segments = path.split("/").filter(Boolean);
	if (segments.length < 2 || !pageExists(path)) return [];

	const crumbs = segments.map((segment, index): Crumb => {
		const to = `/${segments.slice(0, index + 1).join("/")}`;
		const isLast = index === segments.length - 1;
		return { name: crumbName(segment), to: !isLast && pageExists(to) ? to : null };
	});
	return [{ name: { segment: "home" }, to: "/" }, ...crumbs];
}

function crumbName(segment: string): CrumbName {
	return /^\d+$/.test(segment) ? { item: Number(segment) } : { segment };
}
