import { pageExists } from "#app/shared/pages/page-paths.ts";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";

/** What a crumb is called: "Item {n}", or a word of the path, which may have a name of its own. */
export type CrumbName = { item: number } | { segment: string };
/** `to` is null for the page itself and where no page stands at that path. */
export type Crumb = { name: CrumbName; to: string | null };

/**
 * The way from the home page to a path, the page itself last.
 *
 * Empty on the home page, where the path makes only one crumb, and where no page
 * is.
 */
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
