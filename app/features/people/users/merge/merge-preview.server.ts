import { listCoursesOfPair } from "#app/features/learning/enrollment/face.server.ts";
import { isBetterRecord } from "#app/features/learning/enrollment/merge/better-record.ts";
import { findAccountPair } from "#app/features/people/auth/face.server.ts";
import type { MergeCount, MergedPair, PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { countRows } from "./merge.repository.server";

type MergePreviewInput = MergedPair & { personalData: readonly PersonalData[]; language: Language; formats: Formats };
export type MergePreview = NonNullable<Awaited<ReturnType<typeof mergePreview>>>;

/** What a merge would do, before anything is done; null when either account is not there. */
export async function mergePreview(
	db: Database,
	{ personalData, keptId, closedId, language, formats }: MergePreviewInput,
) {
	const counted = personalData.flatMap(({ facts = [] }) =>
		facts.flatMap((one) => (one.countedAs ? [{ name: one.countedAs, statement: countRows(db, one, closedId) }] : [])),
	);
	const pair = { keptId, closedId };
	const [people, records, ...rows] = await db.batch([
		findAccountPair(db, pair),
		listCoursesOfPair(db, pair, language),
		...counted.map(({ statement }) => statement),
	]);
	const other = people.find(({ id }) => id === closedId);
	if (people.length < 2 || !other) return null;
	const recordOf = (userId: number, courseId: number) =>
		records.find((record) => record.userId === userId && record.courseId === courseId);
	const courses = [...new Set(records.map(({ courseId }) => courseId))].flatMap((courseId) => {
		const [own, its] = [recordOf(keptId, courseId), recordOf(closedId, courseId)];
		// Courses of only the remaining account do not change.
		if (!its) return [];
		const wins = !own || isBetterRecord(its, own) ? ("other" as const) : ("kept" as const);
		const written = (record: typeof own) => (record ? formats.percent(record.progress) : null);
		return [{ courseId, title: its.title, kept: written(own), other: written(its), wins }];
	});
	const counts: Partial<Record<MergeCount, number>> = Object.fromEntries(
		counted.map(({ name }, at) => [name, rows[at]?.[0]?.rows ?? 0]),
	);
	return {
		other: { id: other.id, name: other.name, email: other.email, joined: formats.date(other.createdAt) },
		courses,
		counts,
	};
}
