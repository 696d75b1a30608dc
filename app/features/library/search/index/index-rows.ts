import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { ENTRY_ACCESS } from "#db/schema/library/library.ts";
import type { CutWords, SEARCH_ACCESS, SEARCH_TYPES } from "#db/schema/library/search.ts";
import { cutText } from "../words/cut-text.ts";
import { oneLine, plainText } from "./plain-text.ts";

export type SearchType = (typeof SEARCH_TYPES)[number];

export type ReadPart = { key: string; language: string; body: Record<string, unknown> };

export type IndexRow = {
	partKey: string;
	language: string;
	type: SearchType;
	access: (typeof SEARCH_ACCESS)[number];
	courseSlug: string | null;
	lessonKey: string | null;
	path: string;
	title: string;
	aliases: string;
	context: string;
	text: string;
	cut: CutWords | null;
};

type EntryAccess = (typeof ENTRY_ACCESS)[number];

type KindInIndex = {
	type: SearchType;
	path: (slug: string) => string | null;
	/** Access by kind, for entries that do not state it. */
	access?: (slug: string, details: Record<string, unknown>) => IndexRow["access"];
};

/** URLs by kind. Kinds that are not listed are not searchable. */
const INDEXED_KINDS: Record<string, KindInIndex | undefined> = {
	help: {
		type: "help",
		path: (slug) => `/help/${slug}`,
		access: (_, { readers }) => (readers === "admins" ? "admins" : "public"),
	},
	resource: { type: "resource", path: (slug) => `/resources/${slug}` },
	term: { type: "glossary", path: (slug) => `/glossary/${slug}` },
	place: { type: "place", path: (slug) => `/resources/rules-by-place#${slug}` },
	manual: { type: "manual", path: manualPath, access: manualAccess },
	legal: { type: "legal", path: (slug) => (slug === "accessibility" ? "/accessibility" : `/legal/${slug}`) },
};

function manualPath(slug: string): string | null {
	const [, role, page] = /^(learner|instructor|admin)-(.+)$/.exec(slug) ?? [];
	return role && page ? `/help/manuals/${role}/${page}` : null;
}

/** Follows the policies of the manuals' routes; unknown roles are for admins only. */
function manualAccess(slug: string): IndexRow["access"] {
	if (slug.startsWith("learner-")) return "public";
	return slug.startsWith("instructor-") ? "instructors" : "admins";
}

export const SEARCHABLE_KINDS: readonly string[] = ["course", ...Object.keys(INDEXED_KINDS)];

export function isSearchable(kind: string): boolean {
	return SEARCHABLE_KINDS.includes(kind);
}

function searchableBy(access: EntryAccess): IndexRow["access"] {
	return access === "bonus" ? "public" : access;
}

type Facts = { slug: string; access: EntryAccess; course: string | null; details?: Record<string, unknown> };

/** One row per language; none for kinds that are not searchable. */
export function entryRows(kind: string, parts: readonly ReadPart[]): IndexRow[] {
	const place = INDEXED_KINDS[kind];
	const facts = parts.find(({ language }) => language === FACTS_LANGUAGE);
	if (!place || !facts) return [];
	const { slug, course, details = {}, ...given } = facts.body as Facts;
	// Everybody may find a bonus as the list shows it; its content is not indexed.
	const isBonus = given.access === "bonus";
	const [path, access] = [place.path(slug), place.access?.(slug, details) ?? searchableBy(given.access)];
	if (path === null) return [];
	return wordParts(parts).map(({ key, language, body }) => {
		const { title, aliases, keywords, ...words } = body;
		return toIndexRow({
			partKey: key,
			language,
			type: place.type,
			access,
			courseSlug: course,
			path,
			title: textOf(title),
			aliases: [...listOf(aliases), ...listOf(keywords)].map(oneLine).join("\n"),
			text: textsIn(isBonus ? { summary: words.summary } : words).join(" "),
		});
	});
}

/** A lesson without free preview has two rows: full text for those with access, the title for others. */
export function courseRows(courseId: number, parts: readonly ReadPart[]): IndexRow[] {
	const facts = new Map(
		parts.filter(({ language }) => language === FACTS_LANGUAGE).map(({ key, body }) => [key, body]),
	);
	const words = wordParts(parts);
	const coursePath = `/courses/${courseId}`;
	const titles = new Map(
		words.filter(({ key }) => key === "course").map(({ language, body }) => [language, body.title]),
	);
	const moduleKeys = listOf(facts.get("course")?.modules);
	const live = new Set(moduleKeys.flatMap((key) => listOf(facts.get(`module/${key}`)?.lessons)));

	return words.flatMap(({ key, language, body }): IndexRow[] => {
		const own = { partKey: key, language, title: textOf(body.title) };
		if (key === "course") {
			const text = [body.shortDescription, body.description, listOf(body.outcomes).join(" ")]
				.map(textOf)
				.filter(Boolean)
				.join(" ");
			return [toIndexRow({ ...own, type: "course", access: "public", path: coursePath, text })];
		}
		const lessonKey = /^lesson\/(.+)$/.exec(key)?.[1];
		const lesson = facts.get(key);
		if (!lessonKey || !lesson || !live.has(lessonKey)) return [];
		const context = textOf(titles.get(language) ?? titles.get("en"));
		const text = [body.summary, body.body].map(textOf).filter(Boolean).join(" ");
		const open = { ...own, type: "lesson", context, text, lessonKey, path: "/lessons/" } as const;
		if (lesson.freePreview === true) return [toIndexRow({ ...open, access: "public" })];
		return [
			toIndexRow({ ...open, access: "entitled" }),
			toIndexRow({ ...own, type: "lesson", context, access: "closed", path: coursePath }),
		];
	});
}

type NewRow = Pick<IndexRow, "partKey" | "language" | "type" | "access" | "path" | "title"> & Partial<IndexRow>;

function toIndexRow(given: NewRow): IndexRow {
	const whole = { courseSlug: null, lessonKey: null, aliases: "", context: "", text: "", cut: null, ...given };
	const { title, aliases, text } = whole;
	const cut = { title: cutText(title), aliases: cutText(aliases), text: cutText(text) };
	const isCut = cut.title !== title || cut.aliases !== aliases || cut.text !== text;
	return { ...whole, cut: isCut ? cut : null };
}

function wordParts(parts: readonly ReadPart[]): ReadPart[] {
	return parts.filter(({ language, body }) => language !== FACTS_LANGUAGE && textOf(body.title) !== "");
}

function textOf(value: unknown): string {
	return typeof value === "string" ? plainText(value) : "";
}

function listOf(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
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
