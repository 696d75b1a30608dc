import type { ServerBuild } from "@remix-run/cloudflare";
import { splitLanguagePrefix } from "../../app/shared/words/language-prefix.ts";

/**
 * Picks the part of a build that can answer a path: the routes that share its
 * first segment, with those that answer anything.
 *
 * Remix flattens and ranks its whole table several times per request, which for
 * fifty routes costs more than the queries of a page. Every section answers as the
 * whole table would, since what it leaves out cannot match.
 */
export function createSections(build: ServerBuild): (pathname: string) => ServerBuild {
	const names = new Set<string>();
	for (const route of Object.values(build.routes)) {
		const name = route && sectionOfRoute(route.path ?? "");
		if (name) names.add(name);
	}
	const sections = new Map([...names].map((name) => [name, takeSection(build, name)]));
	const landing = takeSection(build, "");

	return (pathname) => {
		const { path } = splitLanguagePrefix(pathname.replace(/\.data$/, "").toLowerCase());
		if (path === "/" || path === "/_root") return landing;
		return sections.get(path.split("/", 2)[1] ?? "") ?? build;
	};
}

function takeSection(build: ServerBuild, name: string): ServerBuild {
	const ofSection = ([, route]: [string, { path?: string } | undefined]) => {
		const own = route && sectionOfRoute(route.path ?? "");
		return own === null || own === name;
	};
	const routes = Object.fromEntries(Object.entries(build.routes).filter(ofSection));
	const described = Object.fromEntries(Object.entries(build.assets.routes).filter(ofSection));
	return { ...build, routes, assets: { ...build.assets, routes: described } };
}

/** First fixed segment of a route's path: "courses" of `:lang?/courses/:courseId`; null for root and splats. */
function sectionOfRoute(path: string): string | null {
	const segment = path.replace(/^:lang\?\/?/, "").split("/", 1)[0] ?? "";
	if (path.startsWith(":lang?")) return segment;
	return segment === "" || segment === "*" ? null : segment;
}
