import { expect, test } from "vitest";
import { currentEntry, type Entry } from "./navigation";

const entries: Entry[] = [
	{ label: "pages.home", to: "/" },
	{ label: "pages.courses", to: "/courses" },
	{ label: "entries.adminDashboard", to: "/admin" },
	{ label: "entries.admin", to: "/admin/users" },
];

test.each([
	["/", "pages.home"],
	["/courses", "pages.courses"],
	["/courses/1/modules", "pages.courses"],
	["/coursesque", undefined],
	["/login", undefined],
	["/admin/settings", "entries.adminDashboard"],
	["/admin/users/7", "entries.admin"],
])("on %s the current entry is %s", (path, label) => {
	expect(currentEntry(entries, path)?.label).toBe(label);
});
