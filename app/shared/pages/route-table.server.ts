import type { ServerBuild } from "@remix-run/cloudflare";
import { factsOf, type PageFacts } from "./page";
import { createPathTable } from "./path-table";

export type SiteRoute = {
	id: string;
	/** Without language prefix: `/courses/:courseId`, `/api/*`. */
	path: string;
	inEveryLanguage: boolean;
	isPage: boolean;
	methods: readonly string[];
	facts: Partial<PageFacts>;
	loader: unknown;
	scripts: readonly string[];
};

export type RouteTable = {
	routes: readonly SiteRoute[];
	find: (path: string) => SiteRoute | null;
};

const LANGUAGE_PREFIX_PATTERN = /^\/:lang\?(?=\/|$)/;

type Build = Pick<ServerBuild, "routes" | "assets">;
type BuildRoute = NonNullable<ServerBuild["routes"][string]>;

export function readRouteTable(build: Build): RouteTable {
	const routes = Object.values(build.routes).flatMap((route) =>
		route && route.id !== "root" ? [toSiteRoute(route, build)] : [],
	);
	const pattern = ({ path, inEveryLanguage }: SiteRoute) => (inEveryLanguage ? `/:lang?${path}` : path);
	return { routes, find: createPathTable(routes.map((route) => [pattern(route), route])) };
}

function toSiteRoute(route: BuildRoute, { routes, assets }: Build): SiteRoute {
	const pattern = patternOf(route, routes);
	const { loader, action, default: component, handle } = route.module;
	const facts = factsOf({ handle });
	const onEveryPage = new Set([...scriptsOf(assets.entry), ...scriptsOf(assets.routes.root)]);
	return {
		id: route.id,
		path: pattern.replace(LANGUAGE_PREFIX_PATTERN, "") || "/",
		inEveryLanguage: LANGUAGE_PREFIX_PATTERN.test(pattern),
		isPage: component !== undefined && !pattern.endsWith("*"),
		methods: [...(loader ? ["GET", "HEAD"] : []), ...(action ? (facts.methods ?? ["POST"]) : [])],
		facts,
		loader,
		scripts: scriptsOf(assets.routes[route.id]).filter((script) => !onEveryPage.has(script)),
	};
}

function scriptsOf(part?: { module: string; imports?: string[] }): string[] {
	return part ? [part.module, ...(part.imports ?? [])] : [];
}

function patternOf({ path = "", parentId }: BuildRoute, routes: ServerBuild["routes"]): string {
	const parent = parentId === undefined ? undefined : routes[parentId];
	const above = parent && parent.id !== "root" ? patternOf(parent, routes) : "/";
	return path === "" ? above : `${above === "/" ? "" : above}/${path}`;
}
