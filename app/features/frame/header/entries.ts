import { homeOf, type Role } from "../../auth/roles";
import { type PagePath, pageExists } from "../../seo/site-pages";
import type { PageName } from "../crumbs/page-names";

/** A link of the frame. `label` is a key of `locales/<language>/frame.json`. */
export type Entry = {
	label: `pages.${PageName}` | `entries.${"adminDashboard" | "admin" | "accountSettings" | "helpSupport"}`;
	to: PagePath;
};
export type Column = { name: "learn" | "community" | "help" | "legal" | "account"; entries: Entry[] };

type Visitor = { role: Role } | null;
type Exists = (path: string) => boolean;

/*
 * What each list holds is fixed in section 2 of the specification ("Top
 * navigation"). An entry is left out until its page exists.
 */

/** The row at the top of the page, and the beginning of the menu. */
export function navEntries(user: Visitor, exists: Exists = pageExists): Entry[] {
	if (!user)
		return [page("home", "/"), page("courses", "/courses"), page("pricing", "/pricing")].filter(isThere(exists));
	const isAdmin = user.role === "admin";
	const entries: Entry[] = [
		dashboardEntry(user.role),
		page("courses", "/courses"),
		page("community", "/community"),
		...(isAdmin ? [{ label: "entries.admin", to: "/admin" } as const] : []),
	];
	return entries.filter(isThere(exists));
}

/** What the menu on phones adds for who is signed in. */
export function extraEntries(user: Visitor, exists: Exists = pageExists): Entry[] {
	if (!user) return [];
	return [
		page("mentorship", "/mentorship"),
		page("affiliate-program", "/affiliate-program"),
		page("affiliate-leaderboard", "/affiliate-leaderboard"),
		page("resources", "/resources"),
		page("help", "/help"),
	].filter(isThere(exists));
}

/** The links of the user menu, before "Sign out". An admin also finds the way to the instructors' pages there. */
export function accountEntries(user: { role: Role }, exists: Exists = pageExists): Entry[] {
	const entries: Entry[] = [
		dashboardEntry(user.role),
		...(user.role === "admin" ? [page("instructor-dashboard", "/instructor-dashboard")] : []),
		page("profile", "/profile"),
		{ label: "entries.accountSettings", to: "/settings" },
		page("community", "/community"),
		{ label: "entries.helpSupport", to: "/help" },
	];
	return entries.filter(isThere(exists));
}

/** The columns of the footer; one without a page is left out, and so is signing in for who is signed in. */
export function footerColumns(user: Visitor, exists: Exists = pageExists): Column[] {
	const columns: Column[] = [
		{
			name: "learn",
			entries: [
				page("courses", "/courses"),
				page("pricing", "/pricing"),
				page("glossary", "/glossary"),
				page("resources", "/resources"),
				page("deal-calculator", "/tools/deal-calculator"),
			],
		},
		{
			name: "community",
			entries: [
				page("forum", "/forum"),
				page("mentorship", "/mentorship"),
				page("affiliate-program", "/affiliate-program"),
				page("affiliate-leaderboard", "/affiliate-leaderboard"),
				page("verify", "/verify"),
			],
		},
		{
			name: "help",
			entries: [
				page("help", "/help"),
				page("accessibility", "/accessibility"),
				page("status", "/status"),
				page("developers", "/developers"),
			],
		},
		{
			name: "legal",
			entries: [
				page("terms", "/legal/terms"),
				page("privacy", "/legal/privacy"),
				page("refunds", "/legal/refunds"),
				page("affiliate-terms", "/legal/affiliate-terms"),
			],
		},
		{
			name: "account",
			entries: user
				? [dashboardEntry(user.role), page("certificates", "/certificates"), page("profile", "/profile")]
				: [page("login", "/login"), page("register", "/register")],
		},
	];
	return columns
		.map(({ name, entries }) => ({ name, entries: entries.filter(isThere(exists)) }))
		.filter(({ entries }) => entries.length > 0);
}

/**
 * The one entry that leads to the page shown or to a page above it; the closest
 * wins, and of two alike the first. `path` is without language prefix.
 */
export function currentEntry(entries: readonly Entry[], path: string): Entry | null {
	const leadsHere = entries.filter(({ to }) => path === to || (to !== "/" && path.startsWith(`${to}/`)));
	return leadsHere.reduce<Entry | null>((best, one) => (best && best.to.length >= one.to.length ? best : one), null);
}

function page(name: PageName, to: PagePath): Entry {
	return { label: `pages.${name}`, to };
}

/** "Dashboard", led to the home of the role; admins read "Admin Dashboard". */
function dashboardEntry(role: Role): Entry {
	return { label: role === "admin" ? "entries.adminDashboard" : "pages.dashboard", to: homeOf(role) as PagePath };
}

function isThere(exists: Exists) {
	return ({ to }: Entry) => exists(to);
}
