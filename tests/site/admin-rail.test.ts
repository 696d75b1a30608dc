import { expect, test } from "vitest";
import { RAIL } from "#app/desk.server.ts";
import { ADMIN_LIST_TABS } from "#app/features/library/entries/editor/admin-list-tabs.ts";
import { adminAccountLinks } from "#app/features/operations/admin/desk-links.ts";
import { openRail, railInWords } from "#app/features/operations/admin/open-rail.server.ts";
import { railEntryOf } from "#app/features/operations/admin/rail.ts";
import { siteFrameFor } from "#app/features/site/layout/site-frame.server.ts";
import { CAPABILITIES, type Capability } from "#db/schema/people/capabilities.ts";
import { wholeRouteTable } from "./whole-route-table";

const openTo = (held: readonly Capability[], isTestSchool = true) =>
	openRail(RAIL, wholeRouteTable, { held, isTestSchool });
const pathsFor = (...asked: Parameters<typeof openTo>) => openTo(...asked).map(({ to }) => to);

const pages = wholeRouteTable.routes.filter(({ isPage, facts }) => isPage && facts.layout === "admin");

test("every page of the admins belongs to one entry of their rail, and every entry to a page", () => {
	const lit = new Map(pages.map(({ path }) => [path, railEntryOf(path.replaceAll(/:\w+\??/g, "7"), RAIL)]));
	expect(lit.size).toBeGreaterThan(20);
	expect([...lit].filter(([, entry]) => entry === undefined)).toEqual([]);
	const lighting: (string | undefined)[] = [...lit.values()];
	expect(RAIL.filter(({ to }) => !lighting.includes(to))).toEqual([]);
});

test.each([
	["/admin", "/admin"],
	["/admin/places", "/admin/help"],
	["/admin/glossary/usage", "/admin/glossary/usage"],
	["/admin/glossary/12/history", "/admin/help"],
	["/admin/help/canned-answers", "/admin/help/tickets"],
	["/admin/help/tickets/abc", "/admin/help/tickets"],
	["/admin/helpers", undefined],
])("%s lights %s", (pathname, entry) => {
	expect(railEntryOf(pathname, RAIL)).toBe(entry);
});

test.each(ADMIN_LIST_TABS)("$to is a tab of the library", ({ to }) => {
	expect(railEntryOf(to, RAIL)).toBe("/admin/help");
	expect(pages.map(({ path }) => path)).toContain(to);
});

test("the rail shows only what somebody may open", () => {
	const always = ["/admin", "/outbox"];
	expect(pathsFor([])).toEqual(always);
	expect(pathsFor(["people"])).toEqual([
		"/admin",
		"/admin/users",
		"/admin/enrollments",
		"/admin/announcements",
		"/outbox",
		"/admin/audit",
	]);
	expect(openTo([...CAPABILITIES])).toEqual(RAIL);
	expect(pathsFor([], false)).toEqual(["/admin"]);
});

const frame = siteFrameFor(wholeRouteTable, "admin").navigation;
const ofDesk = (links: readonly { to: string }[]) =>
	links.map(({ to }) => to).filter((to) => /^\/(?:admin|moderation)/.test(to));

test("the row at the top of an admin has one entry to the desk", () => {
	expect(ofDesk(frame.header)).toEqual(["/admin"]);
});

test.each([[[]], ...CAPABILITIES.map((one) => [[one]]), [[...CAPABILITIES]]])(
	"no two links in the account menu of an admin with %j lead to one page, and all of them open",
	(held) => {
		const open = openTo(held);
		const links = ofDesk(adminAccountLinks(frame.account, { rail: RAIL, open }));
		expect(links).toHaveLength(held.length === 0 ? 1 : 2);
		expect(new Set(links).size).toBe(links.length);
		expect(links.filter((path) => !open.some(({ to }) => to === path))).toEqual([]);
	},
);

test("the rail is in the reader's language", () => {
	const labels = railInWords(RAIL, "de").map(({ label }) => label);
	expect(labels.slice(0, 2)).toEqual(["Überblick", "Personen"]);
	expect(railInWords([{ name: "odd", to: "/odd", group: null, order: 1, icon: "bug" }], "de")[0]?.label).toBe("odd");
});
