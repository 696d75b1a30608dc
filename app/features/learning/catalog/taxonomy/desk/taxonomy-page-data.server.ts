import type { RunnableQuery } from "drizzle-orm/runnable-query";
import { listDeedsByName } from "#app/features/operations/audit/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { COVER_NAMES } from "#app/features/site/illustrations/covers.ts";
import { drawCover } from "#app/features/site/illustrations/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { CATALOG_DEEDS } from "../../deeds.ts";
import { drawingWords } from "./drawing-words.ts";
import { taxonomyChanges } from "./taxonomy-changes.server.ts";
import { listEntriesOf, type StoredEntry } from "./taxonomy-desk.repository.server.ts";
import { TAXONOMY_CHANGES, TAXONOMY_DONE } from "./taxonomy-path.ts";

type Input = {
	user: CurrentUser;
	language: Language;
	search: URLSearchParams;
	/** Query that counts the resources of each topic; not run yet. */
	countResources: RunnableQuery<{ topic: string; count: number }[], "sqlite">;
};

/** All topics and levels with their numbers of courses and resources, and their recent changes. */
export async function taxonomyPageData(db: Database, { user, language, search, countResources }: Input) {
	const t = getFixedT(language, "taxonomy");
	const [topics, levels, resources, deeds] = await db.batch([
		listEntriesOf(db, "topic"),
		listEntriesOf(db, "level"),
		countResources,
		listDeedsByName(db, CATALOG_DEEDS, { now: new Date(Date.now() + MINUTE_MS), limit: TAXONOMY_CHANGES }),
	]);
	// What of a resource's topic was merged counts for the other.
	const topicOf = (key: string) => topics.find((topic) => topic.key === key)?.mergedInto ?? key;
	const shown = (entry: StoredEntry, place: number, all: readonly StoredEntry[]) => ({
		key: entry.key,
		version: entry.version,
		name: entry.names[language] ?? entry.key,
		names: entry.names,
		descriptions: entry.descriptions,
		slug: entry.slug,
		/** All addresses of before, which still lead there. */
		formerSlugs: [entry.key, ...entry.formerSlugs].filter((slug) => slug !== entry.slug),
		drawing: entry.drawing,
		forCourses: entry.forCourses,
		isRetired: entry.retiredAt !== null,
		mergedInto:
			entry.mergedInto && (all.find(({ key }) => key === entry.mergedInto)?.names[language] ?? entry.mergedInto),
		courses: entry.courses,
		resources: resources.filter(({ topic }) => topicOf(topic) === entry.key).reduce((sum, { count }) => sum + count, 0),
		isFirst: place === 0,
		isLast: place === all.length - 1,
	});
	return {
		title: t("title"),
		description: t("description"),
		topics: topics.map(shown),
		levels: levels.map(shown),
		drawings: COVER_NAMES.map((name) => ({
			name,
			words: drawingWords(t, name),
			picture: drawCover({ id: 0, topicDrawing: name, lessonCounts: SAMPLE_LESSONS }, { mode: "thumb" }),
		})),
		done: TAXONOMY_DONE.find((done) => done === search.get("done")) ?? null,
		changes: taxonomyChanges(
			{ deeds, entries: { topic: topics, level: levels } },
			{ language, timeZone: user.timeZone },
		),
	};
}

const SAMPLE_LESSONS = [4, 4, 4];

export type TaxonomyPageData = Awaited<ReturnType<typeof taxonomyPageData>>;
export type ShownEntry = TaxonomyPageData["topics"][number];
export type ShownDrawing = TaxonomyPageData["drawings"][number];
