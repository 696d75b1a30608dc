import type { AppLoadContext } from "@remix-run/cloudflare";
import { findHighestTopic, findLatestForAll, listTopicsForAll } from "#app/features/community/forum/face.server.ts";
import { listCourses, listOpenPreviews, listPublicTeachers } from "#app/features/learning/catalog/face.server.ts";
import { teacherPath } from "#app/features/learning/catalog/teacher/teacher-path.ts";
import { listPublicAddresses } from "#app/features/library/entries/face.server.ts";
import type { EntryKinds } from "#app/features/library/entries/kinds/entry-kinds.ts";
import {
	type MappedPage,
	numbersUpTo,
	PAGES_PER_FILE,
	TOPICS_PER_FILE,
	withChangeDates,
} from "#app/features/site/layout/seo/site-map.ts";
import { previewPath } from "#app/shared/pages/preview-path.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { inBatch } from "#db/in-batch.server.ts";

type Mapped = {
	/** Static pages that opt in, and one per public item; all but topics. */
	pages: MappedPage[];
	/** Topics, where all of them and the pages fit into one file; null otherwise. */
	topics: MappedPage[] | null;
	/** Numbers of the files of topics, where there are such: a file without an address is none. */
	topicFiles: number[];
};

/**
 * Every indexable page. Of topics no more than one file takes are read, however many there are. One trip, and a second
 * one where topics have files of their own.
 */
export async function mappedPages(context: AppLoadContext, kinds: EntryKinds): Promise<Mapped> {
	const fixed = context.routes.routes.filter(({ facts }) => facts.inSiteMap).map(({ path }) => path);
	const mapped = [...kinds.values()].filter(({ siteMapPath }) => siteMapPath).map(({ name }) => name);
	const { courses, previews, teachers, entries, topics, latest, highest } = await inBatch(context.db, {
		courses: listCourses(context.db, "en"),
		previews: listOpenPreviews(context.db),
		teachers: listPublicTeachers(context.db),
		entries: listPublicAddresses(context.db, mapped),
		topics: listTopicsForAll(context.db, { until: TOPICS_PER_FILE, limit: PAGES_PER_FILE + 1 }),
		latest: findLatestForAll(context.db),
		highest: findHighestTopic(context.db),
	});
	const things = [
		...courses.map(({ id, publishedAt }) => ({ path: `/courses/${id}`, changedAt: publishedAt })),
		...previews.map(({ id, courseId, publishedAt }) => ({ path: previewPath(courseId, id), changedAt: publishedAt })),
		...teachers.map(({ id, publishedAt }) => ({ path: teacherPath(id), changedAt: publishedAt })),
		...entries.flatMap(({ kind, slug, changedAt }) => {
			const path = kinds.get(kind)?.siteMapPath?.(slug);
			return path ? [{ path, changedAt }] : [];
		}),
	];
	const dated = withChangeDates(fixed, [...things, ...latest.map(mappedTopic)]);
	const pages = [...dated, ...things.filter(({ path }) => !fixed.includes(path))];
	const highestTopic = highest[0]?.highest ?? 0;
	const isSmall = highestTopic <= TOPICS_PER_FILE && pages.length + topics.length <= PAGES_PER_FILE;
	if (isSmall) return { pages, topics: topics.map(mappedTopic), topicFiles: [] };
	return { pages, topics: null, topicFiles: await listTopicFiles(context, highestTopic) };
}

async function listTopicFiles({ db }: AppLoadContext, highestTopic: number): Promise<number[]> {
	const numbers = numbersUpTo(Math.ceil(highestTopic / TOPICS_PER_FILE));
	if (numbers.length === 0) return [];
	const { firsts } = await inBatch(db, {
		firsts: numbers.map((number) => listTopicsForAll(db, { ...rangeOf(number), limit: 1 })),
	});
	return numbers.filter((_number, at) => (firsts[at] ?? []).length > 0);
}

/** Topics of one file, by a range of ids, so that a file stays the same while others are added. Null without any. */
export async function mappedTopics(context: AppLoadContext, number: number): Promise<MappedPage[] | null> {
	const topics = await listTopicsForAll(context.db, rangeOf(number));
	return topics.length > 0 ? topics.map(mappedTopic) : null;
}

const rangeOf = (number: number) => ({ after: (number - 1) * TOPICS_PER_FILE, until: number * TOPICS_PER_FILE });

function mappedTopic({ id, activeAt, language }: Awaited<ReturnType<typeof listTopicsForAll>>[number]): MappedPage {
	return { path: `/forum/${id}`, changedAt: activeAt, language: toLanguage(language) };
}

/** Kept for a minute only: what is hidden in the forum must be gone within two. */
export function xml(text: string): Response {
	return new Response(text, {
		headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=60" },
	});
}
