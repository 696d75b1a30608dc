import type { JsonObject } from "#app/shared/json.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { MARKDOWN_LIMIT, renderMarkdown } from "#db/content/markdown.ts";
import { entryWords } from "../../entry-words.ts";
import type { FormShape } from "../../kinds/form-shape.ts";
import { type EditedEntry, factsOf, headingOf, languageStates, wordsOf } from "../edited-entry.server.ts";
import { variantOf } from "../writing/entry-fields.ts";
import { toForm } from "../writing/entry-form.ts";
import type { Row } from "../writing/rows.ts";
import { asText } from "../writing/rows.ts";

type PreviewInput = { words: JsonObject; english: JsonObject; language: Language };
export type EntryPreviewView = ReturnType<typeof previewOf>;

/** The page that previews the draft of an entry in a language. */
export function previewPageData(entry: EditedEntry, language: Language) {
	const english = language === "en" ? {} : wordsOf(entry, "en");
	return {
		heading: headingOf(entry, language),
		states: languageStates(entry).map((state) => ({ ...state, draft: state.draft && { by: state.draft.by, at: "" } })),
		preview: previewOf(entry.kind.form, factsOf(entry), { words: wordsOf(entry, language), english, language }),
	};
}

/** An entry as readers would see its words, English where the language lacks them, by the renderer that publishes. */
export function previewOf(shape: FormShape, facts: JsonObject, { words, english, language }: PreviewInput) {
	const { words: said } = entryWords<JsonObject>({ words, englishWords: english });
	const form = toForm(shape, { facts, words: said });
	const rows = (name: string): Row[] => (Array.isArray(form[name]) ? form[name] : []);
	const rules = Object.entries((form.rules as Record<string, Record<string, string>> | undefined) ?? {});
	return {
		language,
		variant: variantOf(shape, facts),
		title: asText(said.title),
		summary: asText(said.summary) || asText(said.short),
		aliases: Array.isArray(said.aliases) ? said.aliases.map(asText) : [],
		html: rendered(asText(said.body)),
		outlineHtml: rendered(asText(said.outline)),
		sections: rows("sections"),
		fields: rows("fields"),
		inputs: rows("inputs"),
		results: rows("results"),
		rules: rules.map(([cell, { answer = "", text: told = "", doubt = "" }]) => ({ cell, answer, text: told, doubt })),
		bodyInEnglish: Boolean(said.body) && !words.body && language !== "en",
	};
}

/** A text that is too long is reported at its field; the preview shows its beginning. */
function rendered(markdown: string): string {
	return renderMarkdown(markdown.slice(0, MARKDOWN_LIMIT));
}
