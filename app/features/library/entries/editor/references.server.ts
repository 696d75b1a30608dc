import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { readTaxonomy, taxonomyRefusal } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { isPagePattern } from "#app/shared/pages/page-paths.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { EntryKind } from "../kinds/kinds.server.ts";
import { foldName, namesOfTerm } from "../term-names.ts";
import { listCourseSlugs, listKnownLessons, listNameOwners, listReferable } from "./editor.repository.server.ts";
import { libraryErrorKey } from "./messages.ts";
import type { EntryProblems } from "./writing/entry-problems.server.ts";
import { asText } from "./writing/rows.ts";

/**
 * References in the facts of an entry that do not exist: lessons, courses, topics, related entries, sections, pages
 * of the school. A `published` entry may use a topic that has been retired since.
 */
export async function checkReferences(
	db: Database,
	{ kind, key, facts, published }: { kind: EntryKind; key: string; facts: JsonObject; published: JsonObject },
): Promise<EntryProblems> {
	const [lessons, related] = [listOf(facts.lessons), listOf(facts.related)];
	const { known, entries, sections, courses, taxonomy } = await inBatch(db, {
		known: listKnownLessons(db, lessons),
		entries: listReferable(db, kind),
		sections: listReferable(db, "section"),
		courses: listCourseSlugs(db),
		taxonomy: listTaxonomy(db, DEFAULT_LANGUAGE),
	});
	const problems: EntryProblems = {};
	const lesson = lessons.find((name) => !known.some((one) => one.name === name));
	if (lesson) problems.lessons = namedProblem("errors.lessonUnknown", lesson);
	const other = related.find((slug) => slug === key || !entries.some((one) => one.slug === slug));
	if (other) problems.related = namedProblem("errors.relatedUnknown", other);
	const course = asText(facts.course);
	if (course && !courses.some(({ slug }) => slug === course))
		problems.course = namedProblem("errors.courseUnknown", course);
	const topic = asText(facts.topic);
	if (kind === "resource" && topic) {
		const refusal = taxonomyRefusal(readTaxonomy(taxonomy).topics, topic, asText(published.topic));
		if (refusal === "unknown") problems.topic = namedProblem("errors.topicUnknown", topic);
		if (refusal === "retired") problems.topic = namedProblem("errors.topicRetired", topic);
	}
	const route = listOf(facts.routes).find((pattern) => pattern.startsWith("/") && !isPagePattern(pattern));
	if (route) problems.routes = namedProblem("errors.routeUnknown", route);
	return { ...problems, ...sectionProblem(sectionOf(kind, facts), sections) };
}

/** A problem when the section is missing or retired: no list would show the entry. */
export async function checkSection(db: Database, kind: EntryKind, facts: JsonObject): Promise<EntryProblems> {
	const section = sectionOf(kind, facts);
	return section ? sectionProblem(section, await listReferable(db, "section")) : {};
}

function sectionProblem(section: ReturnType<typeof sectionOf>, known: readonly { slug: string }[]): EntryProblems {
	if (!section || known.some(({ slug }) => slug === section.key)) return {};
	return { [section.field]: namedProblem("errors.sectionUnknown", section.key) };
}

function sectionOf(kind: EntryKind, facts: JsonObject) {
	if (kind === "help") return { field: "category", key: `help-${facts.category}` };
	return kind === "manual" ? { field: "chapter", key: `${facts.role}-${facts.chapter}` } : null;
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

function namedProblem(key: Parameters<typeof libraryErrorKey>[0], name: string): FormMessage {
	return { key: libraryErrorKey(key), values: { name } };
}
