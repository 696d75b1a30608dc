import type { FormMessage } from "#app/shared/forms/form-message.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { isPagePattern } from "#app/shared/pages/page-paths.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Choice, EntryKind, EntryKindName, EntryProblems } from "../kinds/entry-kind.ts";
import { foldName, namesOfTerm } from "../term-names.ts";
import { listCourseSlugs, listKnownLessons, listNameOwners, listReferable } from "./editor.repository.server.ts";
import { libraryErrorKey } from "./messages.ts";
import { asText } from "./writing/rows.ts";

/**
 * References in the facts of an entry that do not exist: lessons, courses, related entries, sections, pages of the
 * school.
 */
export async function checkReferences(
	db: Database,
	{ kind, key, facts }: { kind: EntryKind; key: string; facts: JsonObject },
): Promise<EntryProblems> {
	const [lessons, related] = [listOf(facts.lessons), listOf(facts.related)];
	const { known, entries, courses } = await inBatch(db, {
		known: listKnownLessons(db, lessons),
		entries: listReferable(db, kind.name),
		courses: listCourseSlugs(db),
	});
	const problems: EntryProblems = {};
	const lesson = lessons.find((name) => !known.some((one) => one.name === name));
	if (lesson) problems.lessons = namedProblem("errors.lessonUnknown", lesson);
	const other = related.find((slug) => slug === key || !entries.some((one) => one.slug === slug));
	if (other) problems.related = namedProblem("errors.relatedUnknown", other);
	const course = asText(facts.course);
	if (course && !courses.some(({ slug }) => slug === course))
		problems.course = namedProblem("errors.courseUnknown", course);
	const route = listOf(facts.routes).find((pattern) => pattern.startsWith("/") && !isPagePattern(pattern));
	if (route) problems.routes = namedProblem("errors.routeUnknown", route);
	return { ...problems, ...(await checkSection(db, kind, facts)) };
}

/** A problem when the section is missing or retired: no list would show the entry. */
export async function checkSection(db: Database, kind: EntryKind, facts: JsonObject): Promise<EntryProblems> {
	const { within, sectionOf } = kind;
	if (!within || !sectionOf) return {};
	const section = sectionOf(facts);
	const known = await listReferable(db, within.kind);
	if (known.some(({ slug }) => slug === section)) return {};
	return { [within.fact]: namedProblem("errors.sectionUnknown", section) };
}

/** Listed sections whose keys start so, the starts left out of the values. */
export async function listSectionChoices(
	db: Database,
	{ kind, prefixes, language }: { kind: EntryKindName; prefixes: readonly string[]; language: Language },
): Promise<Choice[]> {
	const sections = await listReferable(db, kind, language);
	return prefixes.flatMap((prefix) =>
		sections
			.filter(({ slug }) => slug.startsWith(`${prefix}-`))
			.map(({ slug, title }) => ({ value: slug.slice(prefix.length + 1), label: title })),
	);
}

function listOf(value: unknown): string[] {
	return Array.isArray(value) ? value.map(asText) : [];
}

/** Names that another term has, by language and field, with its title. Ignores the terms in `but`. */
export async function checkNames(
	db: Database,
	but: readonly number[],
	translations: Record<string, JsonObject | undefined>,
): Promise<Record<string, EntryProblems>> {
	const taken = await listNameOwners(db, namesOfTerm(translations), but);
	const problems: Record<string, EntryProblems> = {};
	for (const { language, folded, title } of taken) {
		const words = translations[language];
		const field = foldName(asText(words?.title)) === folded ? "title" : "aliases";
		problems[language] = {
			[field]: { key: libraryErrorKey("errors.nameTaken"), values: { name: folded, other: title } },
			...problems[language],
		};
	}
	return problems;
}

export function namedProblem(key: Parameters<typeof libraryErrorKey>[0], name: string): FormMessage {
	return { key: libraryErrorKey(key), values: { name } };
}
