import type { Capability } from "#db/schema/people/capabilities.ts";

/** Which capability opens which pages and deeds of the admins: the first beginning that fits. */
const NEEDED: readonly (readonly [beginning: string, Capability])[] = [
	["/admin/help/tickets", "support"],
	["/admin/help/canned-answers", "support"],
	["/admin/help/articles-report", "support"],
	["/outbox", "support"],
	...["help", "resources", "glossary", "manual", "legal", "places", "certificates"].map(
		(name) => [`/admin/${name}`, "content"] as const,
	),
	["/uploads/signature", "content"],
	["/uploads/resource-file", "content"],
	...["users", "enrollments", "audit"].map((name) => [`/admin/${name}`, "people"] as const),
	...["plans", "coupons", "taxes", "orders", "refunds", "revenue", "waiting-list"].map(
		(name) => [`/admin/${name}`, "money"] as const,
	),
	...["affiliates", "payouts", "reconciliation"].map((name) => [`/admin/${name}`, "money"] as const),
	...["settings", "errors", "incidents", "jobs"].map((name) => [`/admin/${name}`, "settings"] as const),
];

/** What an admin must hold for a path of the admins; one that is missing here fails. */
export function neededFor(path: string): Capability {
	const found = NEEDED.find(([beginning]) => new RegExp(`^${beginning}(?![\\w-])`).test(path))?.[1];
	if (!found) throw new Error(`Say in tests/routes/access/capabilities.ts what ${path} asks for.`);
	return found;
}
