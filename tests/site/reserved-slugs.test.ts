import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { pathOfEntry } from "#app/features/library/entries/editor/admin-lists.ts";
import { ENTRY_KINDS } from "#app/features/library/entries/kinds/kinds.server.ts";
import { isReserved } from "#app/features/library/entries/reserved-slugs.ts";
import { LEGAL_PATHS } from "#app/features/library/legal/legal-pages.ts";
import { MANUAL_ROLES, manualPath } from "#app/features/library/manuals/manual-roles.ts";
import routes from "#app/routes.ts";

const paths = (routes as RouteConfigEntry[]).map(({ path = "" }) => `/${path.replace(/^:lang\?\/?/, "")}`);

/** Route names that could clash with slugs. */
function namesBelow(parent: string): string[] {
	const names = paths.filter((path) => path.startsWith(`${parent}/`)).map((path) => path.slice(parent.length + 1));
	return [...new Set(names.map((name) => String(name.split("/")[0])))].filter((name) => /^[a-z0-9-]+$/.test(name));
}

const kinds = (Object.keys(ENTRY_KINDS) as (keyof typeof ENTRY_KINDS)[]).filter((kind) => {
	const path = pathOfEntry(kind, ":slug") ?? "";
	return path.endsWith(":slug") && paths.includes(path);
});

test("kinds whose pages are made from slugs are known", () => {
	expect(kinds).toEqual(["help", "resource", "term", "legal"]);
});

test.each(kinds)("what stands in routes beside the slugs of kind %s is reserved", (kind) => {
	const names = namesBelow(String(pathOfEntry(kind, "")).replace(/\/$/, ""));
	// Shipped legal pages are entries with a route of their own.
	const ownRoutes = kind === "legal" ? Object.keys(LEGAL_PATHS) : [];
	expect(names.filter((name) => !isReserved(kind, name) && !ownRoutes.includes(name))).toEqual([]);
	expect(isReserved(kind, "an-entry-of-the-school")).toBe(false);
});

test.each(MANUAL_ROLES)("and beside the pages of the manual of role %s", (role) => {
	const names = namesBelow(manualPath(role));
	expect(names).toContain("print");
	expect(names.filter((name) => !isReserved("manual", `${role}-${name}`))).toEqual([]);
	expect(isReserved("manual", `${role}-dashboard`)).toBe(false);
});

test("a name is reserved for its kind alone", () => {
	expect([isReserved("help", "contact"), isReserved("resource", "contact"), isReserved("term", "print")]).toEqual([
		true,
		false,
		false,
	]);
});
