import { expect, test } from "vitest";
import { entryOfPage } from "../../app/features/admin/entry-of-page";
import { adminHeaderLinks } from "../../app/features/admin/header-links";
import { openRailPaths } from "../../app/features/admin/open-rail-paths.server";
import { RAIL_PATHS } from "../../app/features/admin/rail-paths";
import { siteFrameFor } from "../../app/features/frame/site-frame.server";
import { CAPABILITIES } from "../../db/schema/people/capabilities";
import { wholeRouteTable } from "./whole-route-table";

const pages = wholeRouteTable.routes.filter(({ isPage, facts }) => isPage && facts.layout === "admin");

test("every page of the admins belongs to one entry of their rail, and every entry to a page", () => {
	const lit = new Map(pages.map(({ path }) => [path, entryOfPage(path.replaceAll(/:\w+\??/g, "7"), RAIL_PATHS)]));
	expect(lit.size).toBeGreaterThan(20);
	expect([...lit].filter(([, entry]) => entry === undefined)).toEqual([]);
	expect(RAIL_PATHS.filter((to) => ![...lit.values()].includes(to))).toEqual([]);
});

test.each([
	["/admin", "/admin"],
	["/admin/glossary", "/admin/glossary"],
	["/admin/glossary/usage", "/admin/glossary/usage"],
	["/admin/glossary/12/history", "/admin/glossary"],
	["/admin/help/canned-answers", "/admin/help"],
	["/admin/help/tickets/abc", "/admin/help/tickets"],
	["/admin/helpers", undefined],
])("%s lights %s", (pathname, entry) => {
	expect(entryOfPage(pathname, RAIL_PATHS)).toBe(entry);
});

test("the rail shows only what somebody may open", () => {
	const always = ["/admin", "/outbox"];
	expect(openRailPaths(wholeRouteTable, [])).toEqual(always);
	expect(openRailPaths(wholeRouteTable, ["people"])).toEqual([
		"/admin",
		"/admin/users",
		"/admin/enrollments",
		"/outbox",
		"/admin/audit",
	]);
	expect(openRailPaths(wholeRouteTable, [...CAPABILITIES])).toEqual(RAIL_PATHS);
});

test.each([[[]], ...CAPABILITIES.map((one) => [[one]]), [[...CAPABILITIES]]])(
	"no two links at the top of an admin with %j lead to one page, and all of them open",
	(held) => {
		const open = openRailPaths(wholeRouteTable, held);
		const links = adminHeaderLinks(siteFrameFor(wholeRouteTable, "admin").navigation.header, open);
		const ofAdmins = links.filter(({ to }) => to.startsWith("/admin")).map(({ to }) => to);
		expect(ofAdmins).toHaveLength(held.length === 0 ? 1 : 2);
		expect(new Set(ofAdmins).size).toBe(ofAdmins.length);
		expect(ofAdmins.filter((to) => !open.includes(to))).toEqual([]);
	},
);
