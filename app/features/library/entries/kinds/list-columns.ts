import { ENTRY_ACCESS } from "#db/schema/library/library.ts";
import type { EntryKind } from "./entry-kind.ts";

export type ListColumns = {
	slug: string;
	section: string;
	position: number;
	access: (typeof ENTRY_ACCESS)[number];
	course: string | null;
	reviewedOn: string;
};

export function listColumnsOf(kind: EntryKind, key: string, facts: Record<string, unknown>): ListColumns {
	return {
		slug: key,
		section: kind.sectionOf?.(facts) ?? "",
		position: typeof facts.position === "number" ? facts.position : 0,
		access: ENTRY_ACCESS.find((access) => access === facts.access) ?? "public",
		course: typeof facts.course === "string" ? facts.course : null,
		reviewedOn: String(facts.reviewed ?? facts.effective ?? oldestReview(facts.rules) ?? ""),
	};
}

function oldestReview(rules: unknown): string | undefined {
	if (typeof rules !== "object" || rules === null) return undefined;
	return Object.values(rules)
		.map((rule: { reviewedOn?: string }) => String(rule.reviewedOn))
		.sort()[0];
}
