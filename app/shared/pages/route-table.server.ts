import type { ServerBuild } from "@remix-run/cloudflare";
import { factsOf, type PageFacts } from "./page";
import { createPathTable } from "./path-table";

export type SiteRoute = {
	id: string;
	/** Without language prefix: `/courses/:courseId`, `/api/*`. */
	path: string;
	/** Also answers under `/{lang}/…`. */
	inEveryLanguage: boolean;
	/** False for resource routes and the "not found" page. */
	isPage: boolean;
	/** In the order of an `Allow` header. */
	methods: readonly string[];
	facts: Partial<PageFacts>;
	/** The loader, whose `guarded` policy says who may open it. */
	loader: unknown;
	/** Script URLs, without those that every page loads. */
	scripts: readonly string[];
};

export type RouteTable = {
	routes: readonly SiteRoute[];
	/** Finds the route of a path (decoded, lower case, with or without language prefix). */
	find: (path: string) => SiteRoute | null;
};

const LANGUAGE = /^\/:lang\?(?=\/|$)/;

type Build = Pick<ServerBuild, "routes" | "assets">;
type BuildRoute = NonNullable<ServerBuild["routes"][string]>;

/** Reads routes, handles and exports of a build, once per build. */
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
		path: pattern.replace(LANGUAGE, "") || "/",
		inEveryLanguage: LANGUAGE.test(pattern),
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
