import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { ENTRY_ACCESS } from "#db/schema/library/library.ts";
import type { CutWords } from "#db/schema/library/search.ts";
import type { FoundText, ReadPart, SearchAccess, SearchedEntries } from "../searchables.ts";
import { cutText } from "../words/cut-text.ts";
import { listIn, oneLine, plainText, textIn, wordParts } from "./plain-text.ts";

export type IndexRow = Required<FoundText> & { cut: CutWords | null };

type EntryAccess = (typeof ENTRY_ACCESS)[number];

function searchableBy(access: EntryAccess): SearchAccess {
	return access === "bonus" ? "public" : access;
}

type Facts = { slug: string; access: EntryAccess; course: string | null; details?: Record<string, unknown> };

/** One text per language. */
export function entryTexts(place: SearchedEntries, parts: readonly ReadPart[]): FoundText[] {
	const facts = parts.find(({ language }) => language === FACTS_LANGUAGE);
	if (!facts) return [];
	const { slug, course, details = {}, ...given } = facts.body as Facts;
	// Everybody may find a bonus as the list shows it; its content is not indexed.
	const isBonus = given.access === "bonus";
	const [path, access] = [place.path(slug), place.access?.(slug, details) ?? searchableBy(given.access)];
	if (path === null) return [];
	return wordParts(parts).map(({ key, language, body }) => {
		const { title, aliases, keywords, ...words } = body;
		return {
			partKey: key,
			language,
			type: place.type,
			access,
			courseSlug: course,
			path,
			title: textIn(title),
			aliases: [...listIn(aliases), ...listIn(keywords)].map(oneLine).join("\n"),
			text: textsIn(isBonus ? { summary: words.summary } : words).join(" "),
		};
	});
}

/** With the indexed text, where it differs from the shown one. */
export function toIndexRow(found: FoundText): IndexRow {
	const whole = { courseSlug: null, lessonKey: null, aliases: "", context: "", text: "", cut: null, ...found };
	const { title, aliases, text } = whole;
	const cut = { title: cutText(title), aliases: cutText(aliases), text: cutText(text) };
	const isCut = cut.title !== title || cut.aliases !== aliases || cut.text !== text;
	return { ...whole, cut: isCut ? cut : null };
}

/** All nested strings; the summary first. */
function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [plainText(value)].filter(Boolean);
	if (Array.isArray(value)) return value.flatMap(textsIn);
	if (typeof value !== "object" || value === null) return [];
	const isFirst = (name: string) => ["summary", "short"].includes(name);
	const entries = Object.entries(value).sort(([a], [b]) => Number(isFirst(b)) - Number(isFirst(a)));
	return entries.flatMap(([, inner]) => textsIn(inner));
}
