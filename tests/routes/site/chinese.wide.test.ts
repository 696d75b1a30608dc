import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { ACCESS } from "../access/access-table.ts";
import { PATTERNS } from "../fuzz/route-patterns.ts";
import { libraryEntries } from "../library/library-entries.ts";
import { openedSchool, type Role, signIn } from "../school.ts";
import { faultsOf } from "./chinese-faults.ts";
import { visibleWords } from "./visible-words.ts";

const school = openedSchool();
const sessions = new Map<Role, string>();
let entries: Record<string, number> = {};

beforeAll(async () => {
	entries = await libraryEntries(school.db);
	for (const role of ["student", "instructor", "admin"] as const) {
		sessions.set(role, (await signIn(school.address, `${role}@grew.example`)).cookie);
	}
});

/** Roles see different content. */
const READERS: Role[] = ["anonymous", "student", "instructor", "admin"];
const prefixed = new Set(
	(routes as RouteConfigEntry[]).flatMap(({ path = "" }) => (path.startsWith(":lang?") ? [`/${path.slice(7)}`] : [])),
);
const pages = PATTERNS.flatMap(({ route, pattern, isPage }) => {
	const rows = isPage ? ACCESS.filter((row) => row.route === route && row.document) : [];
	return READERS.flatMap((as) => {
		const row = rows.find(({ document, path }) => document?.[as] === "200" && !/^\/\w\w\//.test(path));
		const path = row?.path.replace("LOCKED", "102") ?? "";
		return row ? [{ pattern, as, path, isInEveryLanguage: prefixed.has(pattern) }] : [];
	});
});
const more: typeof pages = [
	{ pattern: "a course that is bought", as: "anonymous", path: "/courses/2", isInEveryLanguage: true },
	{ pattern: "a course for its learner", as: "student", path: "/courses/1", isInEveryLanguage: true },
	{ pattern: "an article", as: "student", path: "/lessons/1", isInEveryLanguage: false },
	{ pattern: "a clip", as: "student", path: "/lessons/2", isInEveryLanguage: false },
	{ pattern: "a quiz", as: "student", path: "/lessons/5", isInEveryLanguage: false },
];

test("there are pages for visitors, members, teachers and admins", () => {
	for (const as of READERS) expect([as, pages.filter((page) => page.as === as).length > 20]).toEqual([as, true]);
});

test.each([...pages, ...more])(
	"$pattern is written as Chinese is, for $as",
	async ({ as, path, isInEveryLanguage }) => {
		const here = path.replace(/ENTRY_\w+/, (name) => String(entries[name]));
		const address = isInEveryLanguage ? `/zh${here === "/" ? "" : here}` : here;
		const response = await school.request(address, { headers: { Cookie: `${sessions.get(as) ?? ""}; lang=zh` } });
		const html = await response.text();
		expect([response.status, /<html[^>]* lang="([^"]*)"/.exec(html)?.[1]]).toEqual([200, "zh"]);
		expect(faultsOf(visibleWords(html, "zh"))).toEqual([]);
	},
);
