export type FilledFields = Readonly<Record<string, string>>;
export type OutlineField = { key: string; label: string; lang: string; type: "text" | "amount" | "date" | "long" };

export const LONGEST_FIELD = 2_000;

const PLACEHOLDER_PATTERN = /\{\{([a-zA-Z][a-zA-Z0-9-]*)\}\}/g;

/** Empty fields become a blank line. */
export function fillMarkdown(outline: string, filled: FilledFields): string {
	return outline.replace(PLACEHOLDER_PATTERN, (_place, key: string) => {
		const value = filled[key]?.trim();
		return value ? plainMarkdown(value) : BLANK_LINE;
	});
}

export const BLANK_LINE = "\\_\\_\\_\\_\\_\\_\\_\\_";

/** Marks filled values; empty fields show their label. */
export function fillHtml(html: string, fields: readonly OutlineField[], filled: FilledFields, lang: string): string {
	const named = new Map(fields.map((field) => [field.key, field]));
	return html.replace(PLACEHOLDER_PATTERN, (_place, key: string) => {
		const value = filled[key]?.trim();
		if (value) return `<strong>${escaped(value).replaceAll("\n", "<br>")}</strong>`;
		const field = named.get(key);
		const other = field && field.lang !== lang ? ` lang="${field.lang}"` : "";
		return `<em${other}>${escaped(`[${field?.label ?? key}]`)}</em>`;
	});
}

function plainMarkdown(text: string): string {
	const signs = text.replace(/[\\`*_{}[\]()#+\-.!|<>~]/g, "\\$&");
	return signs.replace(/\r?\n/g, "  \n");
}

function escaped(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#39;");
}
