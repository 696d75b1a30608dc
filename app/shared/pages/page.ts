import type { ComponentType } from "react";
import type { UploadRule } from "../uploads/upload-rule";
import type { Namespace, Words } from "../words/i18n";

/** Who looks at a page: somebody who is not signed in, or a role. */
export const AUDIENCES = ["guest", "student", "instructor", "admin"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A name of a page: `pages.<name>` in `locales/<language>/site/frame.json`. */
export type PageName = keyof Words["frame"]["pages"];
/** What a link of the frame reads: the name of its page unless another one is given. */
export type LinkLabel = `pages.${PageName}` | `entries.${keyof Words["frame"]["entries"] & string}`;

/** The lists of links in the frame; `own` is what somebody has at the school, `settings` is the rail beside the sections of `/settings`. */
export const NAVIGATION_LISTS = ["header", "more", "account", "own", "settings"] as const;
export const FOOTER_COLUMNS = ["learn", "community", "help", "legal", "account"] as const;
export type NavigationList = (typeof NAVIGATION_LISTS)[number];
export type FooterColumn = (typeof FOOTER_COLUMNS)[number];

export type NavigationPosition = {
	in: NavigationList | `footer.${FooterColumn}`;
	/** Its place in the list, from 1. */
	at: number;
	/** Everybody who may open the page, when left out. */
	for?: readonly Audience[];
	label?: LinkLabel;
};

/** The family of screens that a page belongs to: it decides which shape stands in its place while it loads. */
export const LAYOUTS = ["page", "list", "article", "form", "dashboard", "room", "settings", "admin"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What holds for every route, whether it draws something or not. */
export type RouteFacts = {
	/** The methods of its `action`; `["POST"]` when left out. */
	methods?: readonly ("POST" | "PUT" | "PATCH" | "DELETE")[];
	/** The largest body it takes, in kB; 64 when left out. */
	maxBodyKb?: number;
	/** Takes JSON that is sent as `text/plain`, as remix-themes does. */
	takesPlainJson?: boolean;
	/** Its `action` takes a file as the whole body, which comes as a stream and is never held as a whole. */
	upload?: UploadRule;
};

export type PageFacts<Data = never> = RouteFacts & {
	name: PageName;
	/** The words that it needs beside those of the frame. */
	i18n?: readonly Namespace[];
	layout?: Layout;
	/** Search engines are told of it. A page of one thing (`/courses/:courseId`) is listed by the room of that thing. */
	inSiteMap?: boolean;
	/** What visitors without a session see may come from the page cache. */
	cache?: "visitors";
	/** The browser's back button may bring it back as it was: no more than one's own learning stands on it. True where `cache` is set. */
	mayBeRestored?: true;
	/** The parameters of its query that change what it shows. */
	query?: readonly string[];
	navigation?: readonly NavigationPosition[];
	/** Only a link leads to it, as from a mail: the search over pages does not offer it. */
	byLinkOnly?: true;
	/** Whose browsers fetch its code ahead of time. */
	preload?: readonly Audience[];
	/** The last crumb, where the title of the thing says more than its address. */
	crumb?: (data: Data) => string;
	/** The crumb of the page above, where its address is an id that says nothing. */
	crumbAbove?: (data: Data) => string;
	/** What a crumb that only counts ("Item 1") is, for screen readers: of the page itself or of the one above. */
	crumbMeans?: (data: Data) => string;
	crumbAboveMeans?: (data: Data) => string;
	/** Words of its address that mean something else here than where they stand alone, by the page that names them. */
	addressWords?: Readonly<Record<string, PageName>>;
	/** How the crumbs above it look: on a sunken ground, as wide as a text; or the page places them itself. */
	crumbs?: "sunken" | "reading" | "own";
	/** Without header and footer: it has its own. Its head takes in the help of phones (`useOutletContext`). */
	ownFrame?: boolean;
	/** On a phone a bar of its own is all that stands at the foot of the screen. */
	footBar?: true;
	/** Parts of the frame that are not shown on it. */
	without?: readonly ("learningPath" | "courseButton")[];
	/** Which of the fixed texts its error card has. */
	errorKind?: "course" | "lesson";
	/** Its `ErrorBoundary`, where that also stands for the page when even the frame could not be made. */
	errorPage?: ComponentType;
};

/**
 * Says what a page is, in its route module: `export const handle = page({ … })`.
 *
 * Frame, gate, page cache and site map read it from there, so that a new page is
 * a line in `app/routes.ts`, this, and its words. Whether it lives in every
 * language and which methods it takes is said by `app/routes.ts` and by what the
 * module exports. Pattern: docs/patterns/pages.md
 */
export function page<Data = never>(facts: PageFacts<Data>): PageFacts<Data> {
	return facts;
}

/** The same for a route that draws nothing; only needed where it differs from the rule. */
export function resource(facts: RouteFacts): RouteFacts {
	return facts;
}

/** The facts of a matched route; none for one without a handle. */
export function factsOf<Data = unknown>({ handle }: { handle?: unknown }): Partial<PageFacts<Data>> {
	return typeof handle === "object" && handle !== null ? handle : {};
}
