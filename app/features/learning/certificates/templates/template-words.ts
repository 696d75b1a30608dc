import type { CertificateWords } from "#db/schema/learning/certificates.ts";

export const TEMPLATE_FIELDS = ["heading", "statement", "note", "signerName", "signerRole"] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

/** Picks the template words of an object; empty strings for missing ones. */
export function pickWords(
	from: Partial<Record<TemplateField, string | null>> | null | undefined,
): Record<TemplateField, string> {
	const entries = TEMPLATE_FIELDS.map((field) => [field, from?.[field] ?? ""]);
	return Object.fromEntries(entries) as Record<TemplateField, string>;
}

/** Words in the order course template, school template, shipped words. */
export function templateWords(
	...templates: readonly (Partial<Record<TemplateField, string | null>> | null | undefined)[]
): CertificateWords {
	const word = (field: TemplateField) => templates.map((words) => words?.[field]?.trim()).find(Boolean) ?? "";
	return {
		heading: word("heading"),
		statement: word("statement"),
		note: word("note"),
		signerName: word("signerName"),
		signerRole: word("signerRole"),
	};
}
