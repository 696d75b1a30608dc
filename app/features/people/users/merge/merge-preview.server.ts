import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { isBetterRecord } from "./better-record";
import { countsOf, findPair, listCoursesOfPair, type Pair } from "./merge.repository.server";

type Asked = Pair & { language: Language; formats: Formats };
export type MergePreview = NonNullable<Awaited<ReturnType<typeof mergePreview>>>;

/** What a merge would do, before anything is done; null when either account is not there. */
export async function mergePreview(db: Database, { keptId, closedId, language, formats }: Asked) {
	const pair = { keptId, closedId };
	const { people, records, ...counts } = await inBatch(db, {
		people: findPair(db, pair),
		records: listCoursesOfPair(db, pair, language),
		...countsOf(db, closedId),
	});
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
			certificates: countIn(counts.certificates),
			entitlements: countIn(counts.entitlements),
			tickets: countIn(counts.tickets),
			reviews: countIn(counts.reviews),
			ticks: countIn(counts.ticks),
		},
	};
}

const countIn = ([row]: readonly { n: number }[]) => row?.n ?? 0;
