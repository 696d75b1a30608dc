import type { ComponentType } from "react";
import type { UploadRule } from "../uploads/upload-rule";
import type { Namespace, Words } from "../words/i18n";

export const AUDIENCES = ["guest", "student", "instructor", "admin"] as const;
export type Audience = (typeof AUDIENCES)[number];

export type PageName = keyof Words["frame"]["pages"];
export type LinkLabel = `pages.${PageName}` | `entries.${keyof Words["frame"]["entries"] & string}`;

/** `own` lists what the user has at the school, `settings` is the side navigation of `/settings`. */
export const NAVIGATION_LISTS = ["header", "more", "account", "own", "settings"] as const;
export const FOOTER_COLUMNS = ["learn", "community", "help", "legal", "account"] as const;
export type NavigationList = (typeof NAVIGATION_LISTS)[number];
export type FooterColumn = (typeof FOOTER_COLUMNS)[number];

export type NavigationPosition = {
	in: NavigationList | `footer.${FooterColumn}`;
	at: number;
	/** Defaults to everybody who may open the page. */
	for?: readonly Audience[];
	label?: LinkLabel;
};

export const LAYOUTS = ["page", "list", "article", "form", "dashboard", "room", "settings", "admin"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What reads the versions of cached pages: `READERS` of `workers/page-cache/page-version.ts`. */
export type PageVersion = "forum";

export type RouteFacts = {
	methods?: readonly ("POST" | "PUT" | "PATCH" | "DELETE")[];
	/** In kB; defaults to 64. */
	maxBodyKb?: number;
	/** Accepts JSON sent as `text/plain`, as remix-themes does. */
	takesPlainJson?: boolean;
	upload?: UploadRule;
};

export type PageFacts<Data = never> = RouteFacts & {
	name: PageName;
	i18n?: readonly Namespace[];
	layout?: Layout;
	/** Listed in the site map. Pages with parameters (`/courses/:courseId`) are listed by their room. */
	inSiteMap?: boolean;
	/** Visitors without a session may get it from the page cache. */
	cache?: "visitors";
	/** What its cached pages depend on besides the public content; asked for each visit, in `workers/page-cache`. */
	cacheVersion?: PageVersion;
	/**
	 * The browser may restore it on "back": it shows nothing more private than one's own learning. Implied by `cache`.
	 */
	mayBeRestored?: true;
	query?: readonly string[];
	navigation?: readonly NavigationPosition[];
	/** Left out of the search over pages, since it is only reached by a link, as in a mail. */
	byLinkOnly?: true;
	preload?: readonly Audience[];
	crumb?: (data: Data) => string;
	crumbAbove?: (data: Data) => string;
	/** Names of what an address numbers further up, by that number. */
	crumbItems?: (data: Data) => Readonly<Record<number, string>>;
	/** For screen readers: what a numbered breadcrumb ("Item 1") is. */
	crumbMeans?: (data: Data) => string;
	crumbAboveMeans?: (data: Data) => string;
	addressWords?: Readonly<Record<string, PageName>>;
	crumbs?: "sunken" | "reading" | "own";
	/** Rendered without header and footer. The page must place the phone help itself (`useOutletContext`). */
	ownFrame?: boolean;
	/** On phones it has a bar at the bottom, where nothing else may be fixed. */
	footBar?: true;
	without?: readonly ("learningPath" | "courseButton")[];
	errorKind?: "course" | "lesson";
	/** An `ErrorBoundary` that works even if the frame failed to render. */
	errorPage?: ComponentType;
};

/**
 * Describes a page in its route module: `export const handle = page({ … })`. Frame, gate, page cache and site map read
 * it. Language prefixes are declared in the `routes.ts` of its wing; methods follow from the exports. Pattern:
 * docs/patterns/pages.md
 */
export function page<Data = never>(facts: PageFacts<Data>): PageFacts<Data> {
	return facts;
}

export function resource(facts: RouteFacts): RouteFacts {
	return facts;
}

export function factsOf<Data = unknown>({ handle }: { handle?: unknown }): Partial<PageFacts<Data>> {
	return typeof handle === "object" && handle !== null ? handle : {};
}
