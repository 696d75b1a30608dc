import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";
import { ACCESS } from "../access/access-table.ts";
import type { Role } from "../school.ts";

type Pattern = {
	route: string;
	/** `/courses/:courseId`, without language prefix. */
	pattern: string;
	takesPosts: boolean;
	isPage: boolean;
	read: { as: Role; path: string } | null;
};

const ROLES: Role[] = ["admin", "student", "instructor", "anonymous"];

export const PATTERNS: Pattern[] = (routes as RouteConfigEntry[]).map(({ path = "", file, id }) => {
	const route = id ?? file.replace(/\.tsx?$/, "");
	const rows = ACCESS.filter((row) => row.route === route);
	const refused = (answer: string) => answer === "405";
	const readable = ROLES.flatMap((as) =>
		rows.filter(({ document }) => document && !refused(document[as])).map((row) => ({ as, row })),
	);
	const best = readable.find(({ as, row }) => row.document?.[as] === "200") ?? readable[0];
	return {
		route,
		pattern: `/${path.replace(/^:lang\?\/?/, "")}`,
		takesPosts: rows.some(({ post }) => post && !Object.values(post).every(refused)),
		isPage: file.endsWith(".tsx"),
		read: best ? { as: best.as, path: best.row.path.replace("LOCKED", "102") } : null,
	};
});
