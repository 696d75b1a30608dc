import { followCourse } from "#app/features/learning/enrollment/face.server.ts";
import { indexCourse } from "#app/features/library/search/face.server.ts";
import { findVersion, stageHtml, switchVersion } from "#app/features/library/versioned-content/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { RENDERER } from "#db/content/markdown.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Write } from "#db/write.ts";
import { changedLessons } from "./changed-lessons.ts";
import { courseTexts } from "./course-texts.ts";
import {
	projectLessons,
	projectModules,
	projectQuestions,
	retireLessons,
	retireModules,
	retireQuestions,
} from "./outline.repository.server.ts";
import { findCourseOfDocument, findRequiredLessons, projectCourse } from "./published-course.repository.server.ts";
import { projectWords } from "./words.repository.server.ts";

type Input = {
	versionId: string;
	now: Date;
	/**
	 * Writes added to the publishing batch. `changedLessons`: keys of lessons that were published otherwise before, in
	 * `formerVersionId`.
	 */
	alongside?: (published: { courseId: number; changedLessons: string[]; formerVersionId: string | null }) => Write[];
};

export type RetiredKeys = { lessons: string[]; questions: string[] };
export type PublishOutcome =
	| { ok: true; changed: boolean; retired: RetiredKeys }
	| { ok: false; reason: "notFound" | "changedMeanwhile" };

/**
 * Publishes a version of a course. HTML is staged in portions first; one last batch switches over. Safe to repeat
 * with the same version id: it resumes after a crash and writes nothing when already published. Of two concurrent
 * publishes, one gets a conflict.
 * Rows keep their ids by key, and so learners keep their progress. What the version lacks is retired. Record:
 * docs/decisions/0035-a-course-is-a-document.md
 */
export async function publishCourse(db: Database, input: Input): Promise<PublishOutcome> {
	const { versionId, now, alongside } = input;
	const [state] = await findVersion(db, versionId);
	const [course] = state ? await findCourseOfDocument(db, state.documentId) : [];
	if (!state || !course) return { ok: false, reason: "notFound" };
	if (state.publishedVersionId === versionId && state.publishedRenderer === RENDERER) return UNCHANGED_OUTCOME;

	await stageHtml(db, versionId);
	const projection = { versionId, courseId: course.id, now };
	const found = await indexCourse(db, {
		documentId: state.documentId,
		versionId,
		courseId: course.id,
		texts: courseTexts,
	});
	const [required] = await findRequiredLessons(db, projection);
	const [former] = state.publishedVersionId ? await findVersion(db, state.publishedVersionId) : [];
	const seen = { versionId: state.publishedVersionId, renderer: state.publishedRenderer };
	try {
		const { questions, lessons } = await inBatch(db, {
			switched: switchVersion(db, { documentId: state.documentId, versionId, renderer: RENDERER, seen }),
			projected: [projectModules(db, projection), projectLessons(db, projection), projectQuestions(db, projection)],
			questions: retireQuestions(db, projection),
			lessons: retireLessons(db, projection),
			modules: retireModules(db, projection),
			words: projectWords(db, projection),
			course: projectCourse(db, projection),
			learners: followCourse(db, {
				courseId: course.id,
				requiredChanged: required?.live !== required?.next,
				now,
			}),
			alongside: alongside?.({
				courseId: course.id,
				changedLessons: changedLessons(former?.manifest ?? [], state.manifest),
				formerVersionId: state.publishedVersionId,
			}),
			found,
		});
		return { ok: true, changed: true, retired: { lessons: keysOf(lessons), questions: keysOf(questions) } };
	} catch (error) {
		if (!isConflict(error)) throw error;
		const [latest] = await findVersion(db, versionId);
		return latest?.publishedVersionId === versionId ? UNCHANGED_OUTCOME : { ok: false, reason: "changedMeanwhile" };
	}
}

const UNCHANGED_OUTCOME: PublishOutcome = { ok: true, changed: false, retired: { lessons: [], questions: [] } };

function keysOf(rows: readonly { key: string }[]): string[] {
	return rows.map(({ key }) => key).sort();
}
