import { describe, expect, test } from "vitest";
import { accountEntries, currentEntry, type Entry, extraEntries, footerColumns, navEntries } from "./entries";

const student = { role: "student" } as const;
const instructor = { role: "instructor" } as const;
const admin = { role: "admin" } as const;

/** As it will be when every page has been built. */
const all = () => true;
const short = (entries: Entry[]) => entries.map(({ label, to }) => `${label.split(".")[1]} ${to}`);

describe("with every page built", () => {
	test("guests read Home, Courses, Pricing", () => {
		expect(short(navEntries(null, all))).toEqual(["home /", "courses /courses", "pricing /pricing"]);
		expect(extraEntries(null, all)).toEqual([]);
	});

	test("students read Dashboard, Courses, Community", () => {
		expect(short(navEntries(student, all))).toEqual([
			"dashboard /dashboard",
			"courses /courses",
			"community /community",
		]);
	});

	test("the dashboard is that of the role, and admins get an Admin link", () => {
		expect(short(navEntries(instructor, all))[0]).toBe("dashboard /instructor-dashboard");
		expect(short(navEntries(admin, all))).toEqual([
			"adminDashboard /admin",
			"courses /courses",
			"community /community",
			"admin /admin",
		]);
	});

	test("the menu adds five entries for who is signed in", () => {
		expect(short(extraEntries(student, all))).toEqual([
			"mentorship /mentorship",
			"affiliate-program /affiliate-program",
			"affiliate-leaderboard /affiliate-leaderboard",
			"resources /resources",
			"help /help",
		]);
	});

	test("the user menu leads to the own pages", () => {
		expect(short(accountEntries(student, all))).toEqual([
			"dashboard /dashboard",
			"profile /profile",
			"accountSettings /settings",
			"community /community",
			"helpSupport /help",
		]);
		expect(short(accountEntries(admin, all)).slice(0, 2)).toEqual([
			"adminDashboard /admin",
			"instructor-dashboard /instructor-dashboard",
		]);
	});

	test("the footer has five columns, and no sign-in links for who is signed in", () => {
		const names = (user: typeof student | null) => footerColumns(user, all).map(({ name }) => name);
		const links = (user: typeof student | null) => footerColumns(user, all).flatMap(({ entries }) => entries);

		expect(names(null)).toEqual(["learn", "community", "help", "legal", "account"]);
		expect(names(student)).toEqual(names(null));
		expect(short(links(null))).toEqual(expect.arrayContaining(["login /login", "register /register"]));
		expect(links(student).filter(({ to }) => to === "/login" || to === "/register")).toEqual([]);
	});
});

describe("with few pages built", () => {
	const few = (path: string) => ["/", "/courses", "/dashboard", "/login"].includes(path);

	test("an entry without a page is left out everywhere", () => {
		expect(short(navEntries(student, few))).toEqual(["dashboard /dashboard", "courses /courses"]);
		expect(extraEntries(student, few)).toEqual([]);
		expect(short(accountEntries(student, few))).toEqual(["dashboard /dashboard"]);
	});

	test("a column without an entry is left out", () => {
		expect(footerColumns(null, few).map(({ name }) => name)).toEqual(["learn", "account"]);
	});
});

describe("currentEntry", () => {
	const guest = navEntries(null, all);

	test.each([
		["/", "/"],
		["/courses", "/courses"],
		["/courses/1/modules", "/courses"],
		["/coursesque", undefined],
		["/login", undefined],
	])("on %s it is %s", (path, to) => {
		expect(currentEntry(guest, path)?.to).toBe(to);
	});

	test("of two entries that lead to one page the first is current", () => {
		expect(currentEntry(navEntries(admin, all), "/admin/settings")?.label).toBe("entries.adminDashboard");
	});
});
