import { entryOfPage } from "./entry-of-page";

/** The shelves of the library: one entry of the rail leads to them, and each is a tab; words are `rail.*` of `admin.json`. */
export const SHELF_TABS = [
	{ to: "/admin/help", words: "rail.help" },
	{ to: "/admin/resources", words: "rail.resources" },
	{ to: "/admin/glossary", words: "rail.glossary" },
	{ to: "/admin/manual", words: "rail.manual" },
	{ to: "/admin/legal", words: "rail.legal" },
	{ to: "/admin/places", words: "rail.places" },
] as const;

/** The rail of the admin pages: where its entries lead, in their order; words are `rail.*` of `admin.json`. */
export const RAIL = [
	{ to: "/admin", words: "rail.overview", group: null },
	{ to: "/admin/users", words: "rail.users", group: null },
	{ to: "/admin/enrollments", words: "rail.enrollments", group: null },
	{ to: "/admin/help", words: "rail.library", group: null, also: SHELF_TABS.map(({ to }) => to as string) },
	{ to: "/admin/revenue", words: "rail.revenue", group: "money" },
	{ to: "/admin/plans", words: "rail.plans", group: "money" },
	{ to: "/admin/coupons", words: "rail.coupons", group: "money" },
	{ to: "/admin/taxes", words: "rail.taxes", group: "money" },
	{ to: "/admin/orders", words: "rail.orders", group: "money" },
	{ to: "/admin/refunds", words: "rail.refunds", group: "money" },
	{ to: "/admin/waiting-list", words: "rail.waiting", group: "money" },
	{ to: "/admin/affiliates", words: "rail.affiliates", group: "money" },
	{ to: "/admin/payouts", words: "rail.payouts", group: "money" },
	{ to: "/admin/reconciliation", words: "rail.reconciliation", group: "money" },
	{ to: "/admin/settings", words: "rail.settings", group: "site" },
	{ to: "/admin/certificates", words: "rail.certificates", group: "site" },
	{ to: "/admin/help/tickets", words: "rail.tickets", group: "site", also: ["/admin/help/canned-answers"] },
	{ to: "/admin/help/articles-report", words: "rail.articlesReport", group: "site" },
	{ to: "/admin/glossary/usage", words: "rail.termLinks", group: "site" },
	/** There outside production only. */
	{ to: "/outbox", words: "rail.outbox", group: "site", isForTests: true },
	{ to: "/admin/errors", words: "rail.errors", group: "site" },
	{ to: "/admin/incidents", words: "rail.incidents", group: "site" },
	{ to: "/admin/jobs", words: "rail.jobs", group: "site" },
	{ to: "/admin/audit", words: "rail.audit", group: "site" },
] as const;

export type RailEntry = (typeof RAIL)[number];
export type RailPath = RailEntry["to"];
/** Entries that fold under one name. */
export type RailGroup = NonNullable<RailEntry["group"]>;

export const RAIL_PATHS: readonly string[] = RAIL.map(({ to }) => to);

const pagesOf = (entry: RailEntry): readonly string[] => ["also" in entry ? entry.also : [], entry.to].flat();

/** The path of the entry that a page belongs to. */
export function railEntryOf(pathname: string): RailPath | undefined {
	const page = entryOfPage(pathname, RAIL.flatMap(pagesOf));
	return page === undefined ? undefined : RAIL.find((entry) => pagesOf(entry).includes(page))?.to;
}
