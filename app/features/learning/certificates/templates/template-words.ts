import type { CertificateWords } from "#db/schema/learning/certificates.ts";

/** What a template says, in the order in which a form asks for it. */
export const TEMPLATE_FIELDS = ["heading", "statement", "note", "signerName", "signerRole"] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

/** The words of a template alone, out of whatever holds them; empty where it says nothing. */
export function pickWords(
	from: Partial<Record<TemplateField, string | null>> | null | undefined,
): Record<TemplateField, string> {
	const entries = TEMPLATE_FIELDS.map((field) => [field, from?.[field] ?? ""]);
	return Object.fromEntries(entries) as Record<TemplateField, string>;
}

/** The words of a certificate: of its course's template, where those are empty of the school's, else those that ship. */
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
