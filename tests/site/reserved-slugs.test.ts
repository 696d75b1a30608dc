import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { isReserved } from "#app/features/library/entries/kinds/entry-kinds.ts";
import { LEGAL_PATHS } from "#app/features/library/legal/legal-pages.ts";
import { MANUAL_ROLES, manualPath } from "#app/features/library/manuals/manual-roles.ts";
import routes from "#app/routes.ts";
import { kindNamed } from "#tests/library/kinds.ts";

const paths = (routes as RouteConfigEntry[]).map(({ path = "" }) => `/${path.replace(/^:lang\?\/?/, "")}`);

/** Route names that could clash with slugs. */
function namesBelow(parent: string): string[] {
	const names = paths.filter((path) => path.startsWith(`${parent}/`)).map((path) => path.slice(parent.length + 1));
	return [...new Set(names.map((name) => String(name.split("/")[0])))].filter((name) => /^[a-z0-9-]+$/.test(name));
}

const kinds = [...ENTRY_KINDS.values()]
	.filter(({ pageOf }) => {
		const path = pageOf?.(":slug") ?? "";
		return path.endsWith(":slug") && paths.includes(path);
	})
	.map(({ name }) => name);

test("kinds whose pages are made from slugs are known", () => {
	expect([...kinds].sort()).toEqual(["help", "legal", "resource", "term"]);
});

test.each(kinds)("what stands in routes beside the slugs of kind %s is reserved", (kind) => {
	const names = namesBelow(String(kindNamed(kind).pageOf?.("")).replace(/\/$/, ""));
	// Shipped legal pages are entries with a route of their own.
	const ownRoutes = kind === "legal" ? Object.keys(LEGAL_PATHS) : [];
	expect(names.filter((name) => !isReserved(kindNamed(kind), name) && !ownRoutes.includes(name))).toEqual([]);
	expect(isReserved(kindNamed(kind), "an-entry-of-the-school")).toBe(false);
});

test.each(MANUAL_ROLES)("and beside the pages of the manual of role %s", (role) => {
	const names = namesBelow(manualPath(role));
	expect(names).toContain("print");
	expect(names.filter((name) => !isReserved(kindNamed("manual"), `${role}-${name}`))).toEqual([]);
	expect(isReserved(kindNamed("manual"), `${role}-dashboard`)).toBe(false);
});

test("a name is reserved for its kind alone", () => {
	expect([
		isReserved(kindNamed("help"), "contact"),
		isReserved(kindNamed("resource"), "contact"),
		isReserved(kindNamed("term"), "print"),
	]).toEqual([true, false, false]);
});
