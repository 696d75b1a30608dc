/** What browsers say when the data or the code of a page did not arrive. */
const LOAD_FAILURES = [
	"failed to fetch",
	"networkerror when attempting to fetch",
	"load failed",
	"dynamically imported module",
	"importing a module script failed",
	"unable to preload css",
];

/** True when a page could not be loaded, as opposed to one that broke. */
export function isLoadFailure(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const message = error.message.toLowerCase();
	return LOAD_FAILURES.some((words) => message.includes(words));
}

/** Pages that have a name of their own in `common.failures.pages`. */
export const NAMED_PAGES = [
	"home",
	"courses",
	"lessons",
	"pricing",
	"resources",
	"forum",
	"help",
	"dashboard",
	"community",
	"mentorship",
	"certificates",
	"profile",
	"settings",
	"checkout",
	"admin",
	"login",
	"register",
] as const;
export type NamedPage = (typeof NAMED_PAGES)[number];

/**
 * The page of a path without its language: one with a name in every language, or
 * words made of its first segment ("seo-dashboard" → "Seo Dashboard").
 */
export function pageOf(path: string): { key: NamedPage } | { words: string } {
	const segment = path.split(/[/?#]/, 2)[1] || "home";
	const key = NAMED_PAGES.find((name) => name === segment);
	if (key) return { key };
	const words = segment.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
	return { words: words.join(" ").slice(0, 60) };
}
