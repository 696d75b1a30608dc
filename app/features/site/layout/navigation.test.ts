import { expect, test } from "vitest";
import { currentLink, currentMark, type NavigationLink } from "./navigation";

const entries: NavigationLink[] = [
	{ label: "pages.home", to: "/" },
	{ label: "pages.courses", to: "/courses" },
	{ label: "entries.adminDashboard", to: "/admin" },
];

test.each([
	["/", "pages.home"],
	["/courses", "pages.courses"],
	["/courses/1/modules", "pages.courses"],
	["/coursesque", undefined],
	["/login", undefined],
	["/admin", "entries.adminDashboard"],
	["/admin/settings", "entries.adminDashboard"],
	["/administrators", undefined],
])("on %s the current entry is %s", (path, label) => {
	expect(currentLink(entries, path)?.label).toBe(label);
});

test.each([
	["/admin", "entries.adminDashboard"],
	["/admin/settings", "entries.adminDashboard"],
	["/outbox", "entries.adminDashboard"],
])("at the desk, on %s, it is %s", (path, label) => {
	expect(currentLink(entries, path, true)?.label).toBe(label);
});

test("an entry is the page itself, or what its section is", () => {
	const entry: NavigationLink = { label: "pages.courses", to: "/courses" };
	expect([currentMark(entry, "/courses"), currentMark(entry, "/courses/1")]).toEqual(["page", "true"]);
});
