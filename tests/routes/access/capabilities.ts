import type { Capability } from "#db/schema/people/capabilities.ts";

/** First matching prefix wins. */
const NEEDED: readonly (readonly [beginning: string, Capability])[] = [
	["/admin/help/tickets", "support"],
	["/admin/help/canned-answers", "support"],
	["/admin/help/articles-report", "support"],
	["/outbox", "support"],
	["/moderation", "moderation"],
	["/admin/forum", "moderation"],
	["/admin/moderation", "moderation"],
	["/admin/notifications", "support"],
	...[
		"help",
		"resources",
		"glossary",
		"manual",
		"legal",
		"places",
		"certificates",
		"courses",
		"categories",
		"testimonials",
	].map((name) => [`/admin/${name}`, "content"] as const),
	["/uploads/signature", "content"],
	["/uploads/resource-file", "content"],
	["/uploads/testimonial-picture", "content"],
	...["users", "enrollments", "audit", "announcements"].map((name) => [`/admin/${name}`, "people"] as const),
	...["plans", "coupons", "taxes", "orders", "refunds", "revenue", "waiting-list"].map(
		(name) => [`/admin/${name}`, "money"] as const,
	),
	...["affiliates", "payouts", "reconciliation"].map((name) => [`/admin/${name}`, "money"] as const),
	...["settings", "errors", "incidents", "jobs"].map((name) => [`/admin/${name}`, "settings"] as const),
];

export function neededFor(path: string): Capability {
	const found = NEEDED.find(([beginning]) => new RegExp(`^${beginning}(?![\\w-])`).test(path))?.[1];
	if (!found) throw new Error(`Say in tests/routes/access/capabilities.ts what ${path} asks for.`);
	return found;
}
