import { ENTRY_ACCESS } from "#db/schema/library/library.ts";
import type { EntryKind, FactsOf } from "../kinds/kinds.server.ts";

export type ListColumns = {
	slug: string;
	section: string;
	position: number;
	access: (typeof ENTRY_ACCESS)[number];
	course: string | null;
	reviewedOn: string;
};

export function listColumnsOf<K extends EntryKind>(kind: K, key: string, facts: FactsOf<K>): ListColumns {
	const all = facts as Record<string, unknown>;
	return {
		slug: key,
		section: sectionOf(kind, all),
		position: typeof all.position === "number" ? all.position : 0,
		access: ENTRY_ACCESS.find((access) => access === all.access) ?? "public",
		course: typeof all.course === "string" ? all.course : null,
		reviewedOn: String(all.reviewed ?? all.effective ?? oldestReview(all.rules) ?? ""),
	};
}

function sectionOf(kind: EntryKind, facts: Record<string, unknown>): string {
	switch (kind) {
		case "section":
			return String(facts.of);
		case "help":
			return `help-${facts.category}`;
		case "manual":
			return `${facts.role}-${facts.chapter}`;
		case "resource":
			return String(facts.topic);
		case "place":
			return String(facts.country);
		default:
			return "";
	}
}

function oldestReview(rules: unknown): string | undefined {
	if (typeof rules !== "object" || rules === null) return undefined;
	return Object.values(rules)
		.map((rule: { reviewedOn?: string }) => String(rule.reviewedOn))
		.sort()[0];
}
