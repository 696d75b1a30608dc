import type { AppLoadContext } from "@remix-run/cloudflare";
import { listTopicsForAll } from "#app/features/community/forum/face.server.ts";
import { listCourses, listOpenPreviews, listPublicTeachers } from "#app/features/learning/catalog/face.server.ts";
import { teacherPath } from "#app/features/learning/catalog/teacher/teacher-path.ts";
import { listPublicAddresses } from "#app/features/library/entries/face.server.ts";
import type { EntryKinds } from "#app/features/library/entries/kinds/entry-kinds.ts";
import { type MappedPage, withChangeDates } from "#app/features/site/layout/seo/site-map.ts";
import { previewPath } from "#app/shared/pages/preview-path.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { inBatch } from "#db/in-batch.server.ts";

/** Every indexable page: static ones that opt in, and one per public item. */
export async function mappedPages(context: AppLoadContext, kinds: EntryKinds): Promise<MappedPage[]> {
	const fixed = context.routes.routes.filter(({ facts }) => facts.inSiteMap).map(({ path }) => path);
	const mapped = [...kinds.values()].filter(({ siteMapPath }) => siteMapPath).map(({ name }) => name);
	const { courses, previews, teachers, entries, topics } = await inBatch(context.db, {
		courses: listCourses(context.db, "en"),
		previews: listOpenPreviews(context.db),
		teachers: listPublicTeachers(context.db),
		entries: listPublicAddresses(context.db, mapped),
		topics: listTopicsForAll(context.db),
	});
	const things = [
		...courses.map(({ id, publishedAt }) => ({ path: `/courses/${id}`, changedAt: publishedAt })),
		...previews.map(({ id, courseId, publishedAt }) => ({ path: previewPath(courseId, id), changedAt: publishedAt })),
		...teachers.map(({ id, publishedAt }) => ({ path: teacherPath(id), changedAt: publishedAt })),
		...topics.map(({ id, activeAt, language }) => ({
			path: `/forum/${id}`,
			changedAt: activeAt,
			language: toLanguage(language),
		})),
		...entries.flatMap(({ kind, slug, changedAt }) => {
			const path = kinds.get(kind)?.siteMapPath?.(slug);
			return path ? [{ path, changedAt }] : [];
		}),
	];
	return [...withChangeDates(fixed, things), ...things.filter(({ path }) => !fixed.includes(path))];
}

/** Kept for a minute only: what is hidden in the forum must be gone within two. */
export function xml(text: string): Response {
	return new Response(text, {
		headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=60" },
	});
}
