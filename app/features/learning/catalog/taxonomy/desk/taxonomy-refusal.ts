import { foldText } from "#app/shared/text/fold-text.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { TaxonomyNames } from "./taxonomy-change.ts";

type Named = { key: string; names: Partial<TaxonomyNames> };

/** The first language in which another entry bears the same name, whatever the case and accents; null for none. */
export function languageOfTakenName(entries: readonly Named[], own: Named): Language | null {
	const nameIn = (entry: Named, language: Language) => foldText(entry.names[language] ?? "").trim();
	const taken = LANGUAGE_CODES.find((language) =>
		entries.some(
			(entry) =>
				entry.key !== own.key && nameIn(entry, language) !== "" && nameIn(entry, language) === nameIn(own, language),
		),
	);
	return taken ?? null;
}

type Addressed = { key: string; slug: string; formerSlugs: readonly string[]; names: Partial<TaxonomyNames> };

/** The English name of another topic that the address leads to, or has led to; null for none. */
export function topicWithSlug(topics: readonly Addressed[], slug: string, except?: string): string | null {
	const other = topics.find(
		(topic) => topic.key !== except && [topic.key, topic.slug, ...topic.formerSlugs].includes(slug),
	);
	return other ? (other.names.en ?? other.key) : null;
}

type Offered = { key: string; retiredAt: Date | null; forCourses: boolean };

/** True when nothing would be left for courses without this one. */
export function lastOffered(entries: readonly Offered[], key: string): boolean {
	const offered = entries.filter(({ retiredAt, forCourses }) => retiredAt === null && forCourses);
	return offered.length === 1 && offered[0]?.key === key;
}
