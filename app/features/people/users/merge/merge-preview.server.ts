import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isBetterRecord } from "./better-record";
import { countsOf, findPair, listCoursesOfPair, type Pair } from "./merge.repository.server";

type Asked = Pair & { language: Language; formats: Formats };
export type MergePreview = NonNullable<Awaited<ReturnType<typeof mergePreview>>>;

/** What a merge would do, before anything is done; null when either account is not there. */
export async function mergePreview(db: Database, { keptId, closedId, language, formats }: Asked) {
	const pair = { keptId, closedId };
	const [people, records, [certificates], [entitlements], [tickets], [reviews], [ticks]] = await db.batch([
		findPair(db, pair),
		listCoursesOfPair(db, pair, language),
		...countsOf(db, closedId),
	]);
	const other = people.find(({ id }) => id === closedId);
	if (people.length < 2 || !other) return null;
	const recordOf = (userId: number, courseId: number) =>
		records.find((record) => record.userId === userId && record.courseId === courseId);
	const courses = [...new Set(records.map(({ courseId }) => courseId))].flatMap((courseId) => {
		const [own, its] = [recordOf(keptId, courseId), recordOf(closedId, courseId)];
		// What only the one that stays has taken is not touched.
		if (!its) return [];
		const wins = !own || isBetterRecord(its, own) ? ("other" as const) : ("kept" as const);
		const written = (record: typeof own) => (record ? formats.percent(record.progress) : null);
		return [{ courseId, title: its.title, kept: written(own), other: written(its), wins }];
	});
	return {
		other: { id: other.id, name: other.name, email: other.email, joined: formats.date(other.createdAt) },
		courses,
		counts: {
			certificates: certificates?.certificates ?? 0,
			entitlements: entitlements?.entitlements ?? 0,
			tickets: tickets?.tickets ?? 0,
			reviews: reviews?.reviews ?? 0,
			ticks: ticks?.ticks ?? 0,
		},
	};
}
