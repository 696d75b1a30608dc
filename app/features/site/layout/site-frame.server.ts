import { mayOpenPage } from "#app/features/people/auth/face.server.ts";
import {
	type Audience,
	FOOTER_COLUMNS,
	LAYOUTS,
	type Layout,
	NAVIGATION_LISTS,
	type NavigationList,
	type NavigationPosition,
} from "#app/shared/pages/page.ts";
import type { RouteTable, SiteRoute } from "#app/shared/pages/route-table.server.ts";
import type { PageLayouts } from "./loading/page-shape";
import type { Navigation, NavigationLink } from "./navigation";

/** What the layout must know of pages that are not loaded. */
export type SiteFrame = {
	navigation: Navigation;
	preload: string[];
	layouts: PageLayouts;
};

const cachedFrames = new WeakMap<RouteTable, Map<Audience, SiteFrame>>();

/** Collects the layout's data from the route modules; cached per audience. */
export function siteFrameFor(table: RouteTable, audience: Audience): SiteFrame {
	const frames = cachedFrames.get(table) ?? new Map<Audience, SiteFrame>();
	cachedFrames.set(table, frames);
	const frame = frames.get(audience) ?? gather(table.routes, audience);
	frames.set(audience, frame);
	return frame;
}

function gather(routes: readonly SiteRoute[], audience: Audience): SiteFrame {
	const pages = routes.filter(({ isPage, loader }) => isPage && mayOpenPage(loader, audience));
	const entriesIn = (list: NavigationPosition["in"]) => entriesOf(pages, list, audience);
	return {
		navigation: {
			...(Object.fromEntries(NAVIGATION_LISTS.map((list) => [list, entriesIn(list)])) as Record<
				NavigationList,
				NavigationLink[]
			>),
			footer: FOOTER_COLUMNS.map((name) => ({ name, entries: entriesIn(`footer.${name}`) })).filter(
				({ entries }) => entries.length > 0,
			),
		},
		preload: [
			...new Set(pages.filter(({ facts }) => facts.preload?.includes(audience)).flatMap(({ scripts }) => scripts)),
		],
		layouts: layoutsOf(pages),
	};
}

function layoutsOf(pages: readonly SiteRoute[]): PageLayouts {
	const patterns = (layout: Layout) => pages.filter(({ facts }) => facts.layout === layout).map(({ path }) => path);
	const named = LAYOUTS.filter((layout) => layout !== "page").map((layout) => [layout, patterns(layout)] as const);
	return Object.fromEntries(named.filter(([, paths]) => paths.length > 0));
}

function entriesOf(pages: readonly SiteRoute[], list: NavigationPosition["in"], audience: Audience): NavigationLink[] {
	return pages
		.flatMap(({ path, facts: { name, navigation = [] } }) => navigation.map((place) => ({ path, name, place })))
		.filter(({ place }) => place.in === list && (place.for?.includes(audience) ?? true))
		.sort((a, b) => a.place.at - b.place.at)
		.map(({ path, name, place }) => ({ label: place.label ?? `pages.${name ?? "home"}`, to: path }));
}
