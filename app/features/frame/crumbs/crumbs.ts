import { splitLanguagePrefix } from "../../../shared/language-prefix";
import { pageExists } from "../../seo/site-pages";
import { isPageName, type PageName } from "./page-names";

/** What a crumb is called: a page with a name, "Item {n}", or the segment itself as words. */
export type CrumbName = { page: PageName } | { item: number } | { words: string };
/** `to` is null for the page itself and where no page stands at that path. */
export type Crumb = { name: CrumbName; to: string | null };

/**
 * The way from the home page to a path, the page itself last.
 *
 * Empty on the home page, where the path makes only one crumb, and where no page
 * is. Source: section 2 of the specification, "Breadcrumbs".
 */
export function crumbsOf(pathname: string): Crumb[] {
	const { path } = splitLanguagePrefix(pathname);
	const segments = path.split("/").filter(Boolean);
	if (segments.length < 2 || !pageExists(`/${segments.join("/")}`)) return [];

	const crumbs = segments.map((segment, index): Crumb => {
		const to = `/${segments.slice(0, index + 1).join("/")}`;
		const isLast = index === segments.length - 1;
		return { name: crumbName(segment), to: !isLast && pageExists(to) ? to : null };
	});
	return [{ name: { page: "home" }, to: "/" }, ...crumbs];
}

function crumbName(segment: string): CrumbName {
	if (/^\d+$/.test(segment)) return { item: Number(segment) };
	return isPageName(segment) ? { page: segment } : { words: inWords(segment) };
}

/** `cash-buyer_checklist` → "Cash buyer checklist". */
function inWords(segment: string): string {
	const words = decoded(segment).replace(/[-_]+/g, " ").trim();
	return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
