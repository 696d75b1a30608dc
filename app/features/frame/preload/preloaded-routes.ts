import type { Role } from "../../auth/roles";

/** The routes whose code is wanted next, by their id; the home of each role is its dashboard. */
const COURSES = "routes/catalog/courses";
const LOGIN = "routes/auth/login";
const DASHBOARDS: Record<Role, string> = {
	student: "routes/learning/dashboard",
	instructor: "routes/authoring/instructor-dashboard",
	admin: "routes/admin/overview",
};

/** The routes that are preloaded: only those the visitor may open. Source: section 7 of the specification. */
export function preloadedRoutes(role: Role | null): string[] {
	return role ? [DASHBOARDS[role], COURSES] : [COURSES, LOGIN];
}

type Module = { module: string; imports?: readonly string[] };
type Manifest = Readonly<Record<string, Module | undefined>>;

/** Addresses of the scripts of some routes, each once; null while the manifest lacks one of them. */
export function scriptsOf(routes: readonly string[], manifest: Manifest): string[] | null {
	const modules = routes.map((route) => manifest[route]);
	if (modules.includes(undefined)) return null;
	return [...new Set(modules.flatMap((found) => (found ? [found.module, ...(found.imports ?? [])] : [])))];
}
