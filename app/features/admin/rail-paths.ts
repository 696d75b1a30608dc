/** The rail of the admin pages: where its entries lead, in their order; words are `rail.*` of `admin.json`. */
export const RAIL = [
	{ to: "/admin", words: "rail.overview", group: null },
	{ to: "/admin/users", words: "rail.users", group: null },
	{ to: "/admin/enrollments", words: "rail.enrollments", group: null },
	{ to: "/admin/help", words: "rail.help", group: "library" },
	{ to: "/admin/resources", words: "rail.resources", group: "library" },
	{ to: "/admin/glossary", words: "rail.glossary", group: "library" },
	{ to: "/admin/manual", words: "rail.manual", group: "library" },
	{ to: "/admin/legal", words: "rail.legal", group: "library" },
	{ to: "/admin/places", words: "rail.places", group: "library" },
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
	{ to: "/admin/help/tickets", words: "rail.tickets", group: "site" },
	{ to: "/admin/help/articles-report", words: "rail.articlesReport", group: "site" },
	{ to: "/admin/glossary/usage", words: "rail.termLinks", group: "site" },
	/** There outside production only. */
	{ to: "/outbox", words: "rail.outbox", group: "site", isForTests: true },
	{ to: "/admin/errors", words: "rail.errors", group: "site" },
	{ to: "/admin/incidents", words: "rail.incidents", group: "site" },
	{ to: "/admin/jobs", words: "rail.jobs", group: "site" },
	{ to: "/admin/audit", words: "rail.audit", group: "site" },
] as const;

export const RAIL_PATHS: readonly string[] = RAIL.map(({ to }) => to);
export type RailPath = (typeof RAIL)[number]["to"];
