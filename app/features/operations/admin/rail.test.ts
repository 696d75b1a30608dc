import { describe, expect, test } from "vitest";
import { RAIL } from "#app/desk.server.ts";
import type { NavigationLink } from "#app/features/site/layout/navigation.ts";
import { adminAccountLinks } from "./desk-links";
import { entryOfPage } from "./entry-of-page";
import { railEntryOf, sortRail } from "./rail";

describe("the entry that a page belongs to", () => {
	const entries = ["/admin", "/admin/help", "/admin/help/tickets", "/admin/users"];

	test.each([
		["/admin", "/admin"],
		["/admin/help", "/admin/help"],
		["/admin/help/7/history", "/admin/help"],
		["/admin/help/tickets", "/admin/help/tickets"],
		["/admin/help/tickets/abc", "/admin/help/tickets"],
		["/admin/users/3", "/admin/users"],
		["/admin/help-desk", undefined],
		["/admin/other", undefined],
		["/", undefined],
		["", undefined],
	])("%s → %s", (pathname, entry) => {
		expect(entryOfPage(pathname, entries)).toBe(entry);
	});

	test("is the nearest in whichever order they stand, and none among none", () => {
		expect(entryOfPage("/admin/help/tickets/abc", [...entries].reverse())).toBe("/admin/help/tickets");
		expect(entryOfPage("/admin/help", [])).toBeUndefined();
	});

	test("on the rail is that of the admin list for every admin list of the library", () => {
		for (const page of [
			"/admin/glossary",
			"/admin/glossary/4",
			"/admin/legal/2/history",
			"/admin/places",
			"/admin/resources",
		]) {
			expect([page, railEntryOf(page, RAIL)]).toEqual([page, "/admin/help"]);
		}
		expect([railEntryOf("/admin/glossary/usage", RAIL), railEntryOf("/admin/help/canned-answers", RAIL)]).toEqual([
			"/admin/glossary/usage",
			"/admin/help/tickets",
		]);
		expect(railEntryOf("/help", RAIL)).toBeUndefined();
	});

	test("leads to one page each", () => {
		expect(new Set(RAIL.map(({ to }) => to)).size).toBe(RAIL.length);
	});

	test("stands in its group by its order, what has no group first", () => {
		const place = (group: "money" | "site" | null, order: number) => ({ group, order });
		expect(sortRail([place("site", 1), place("money", 20), place(null, 30), place("money", 10)])).toEqual([
			place(null, 30),
			place("money", 10),
			place("money", 20),
			place("site", 1),
		]);
	});
});

describe("the account menu of an admin", () => {
	const account: NavigationLink[] = [
		{ label: "pages.dashboard", to: "/dashboard" },
		{ label: "pages.admin", to: "/admin" },
		{ label: "pages.dashboard", to: "/admin/users" },
	];
	const links = (...open: string[]) =>
		adminAccountLinks(account, { rail: RAIL, open: RAIL.filter(({ to }) => open.includes(to)) }).map(({ to }) => to);

	test("leads to the pages that open", () => {
		expect(links("/admin", "/admin/users")).toEqual(["/dashboard", "/admin", "/admin/users"]);
	});

	test("leads to the first page of the rail that is theirs, where the page of a link is closed to them", () => {
		expect(links("/admin", "/admin/refunds", "/admin/orders")).toEqual(["/dashboard", "/admin", "/admin/orders"]);
	});

	test("leaves a link out where nothing but the overview is theirs, and never leads to the mail of tests", () => {
		expect(links("/admin")).toEqual(["/dashboard", "/admin"]);
		expect(links("/admin", "/outbox")).toEqual(["/dashboard", "/admin"]);
	});
});
