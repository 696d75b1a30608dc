import { saveVersion } from "#app/features/library/versioned-content/face.server.ts";
import { entryName } from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { type EditedCourse, type Editor, findEditedCourse } from "../drafts/edited-course.server";
import { readStoredBodies } from "../history/course-state.server";
import { planMarks } from "../marks/plan-marks.server";
import { checkDrafts } from "../publish/check-drafts.server";
import { switchToVersion } from "../publish/switch-version.server";
import { endAtPublishing } from "../submissions/end-at-publishing.server";
import { type FoundReview, findReview } from "../submissions/find-review.server";
import { endSchedule, listDueSchedules, type Schedule } from "./schedules.repository.server";

type Tools = { cache: KVNamespace; origin: string };

/** Publishes what is due, every five minutes. */
export function publishScheduledCourses({ cache, origin }: Tools) {
	return scheduledJob({
		name: "courses.publishScheduled",
		everyMinutes: 5,
		due: listDueSchedules,
		run: async (db, due, now) => {
			for (const schedule of due) await publishScheduled(db, schedule, { origin, now });
			await raiseContentVersion(cache);
		},
		rounds: 1,
	});
}

type Now = { origin: string; now: Date };

/**
 * Publishes what was frozen, as whoever scheduled it: refused, and they are told, where they may not by now, or where it
 * lacks something. What has been published in the meantime stays: only the frozen parts are put on top of it. Drafts end
 * that are as they were frozen; those that went on stay. A conflict leaves it waiting for the next time.
 */
export async function publishScheduled(
	db: Database,
	schedule: Schedule,
	{ origin, now }: Now,
): Promise<"published" | "failed" | "waits"> {
	const { id, courseId, note, tell, authorId } = schedule;
	const opened = await openAsAuthor(db, schedule);
	if (!opened) return fail(db, schedule, "notAllowed", { origin, now });
	const { course, author, waiting } = opened;
	const bodies = await readStoredBodies(
		db,
		schedule.parts.map(([, , hash]) => hash),
		new Map(),
	);
	const drafts = schedule.parts.map(([key, language, hash]) => ({ key, language, body: bodies.get(hash) ?? {} }));
	const { sound, manifest, problems, missing } = await checkDrafts(db, course, drafts);
	if (problems.length > 0 || missing.length > 0) return fail(db, schedule, "invalid", { origin, now });

	let { versionId } = schedule;
	if (course.publishedVersionId !== schedule.baseVersionId) {
		const document = { ...course, id: course.documentId };
		const saved = await saveVersion(db, { document, parts: sound, manifest, authorId, note, now });
		if (!saved.ok) return "waits";
		versionId = saved.versionId;
	}
	const taken = schedule.parts.flatMap(([key, language, , revision]) => {
		const draft = course.parts.get(entryName(key, language))?.draft;
		return draft?.revision === revision ? [{ key, language, revision }] : [];
	});
	const choices = schedule.marks.map(([lesson, question, choice]) => ({ lesson, question, choice }));
	const deed = { courseId, by: authorId, requestId: "clock", now };
	const marks = await planMarks(db, { ...deed, parts: sound, choices, versionId });
	const outcome = await switchToVersion(db, {
		course,
		versionId,
		taken,
		parts: schedule.parts.length,
		note,
		tellLearners: tell,
		deed: "courses.publishScheduled",
		by: authorId,
		alongside: [
			endSchedule(db, { id, courseId }, { state: "published", now }),
			requireChange(db),
			...endAtPublishing(db, {
				courseId,
				editor: author,
				waiting,
				published: schedule.parts.map(([key, language, , revision]) => ({ key, language, revision })),
				origin,
				requestId: "clock",
				now,
			}),
			...marks.writes,
		],
		origin,
		requestId: "clock",
		now,
	});
	return outcome.ok ? "published" : "waits";
}

type Opened = { course: EditedCourse; author: Editor; waiting: FoundReview["waiting"] };

/** Null where the author is gone, or may not change or publish the course any more. */
async function openAsAuthor(db: Database, { authorId, courseId }: Schedule): Promise<Opened | null> {
	const [author] = authorId === null ? [] : await findUser(db, authorId);
	if (!author || !["admin", "instructor"].includes(author.role)) return null;
	const [course, review] = await Promise.all([
		findEditedCourse(db, { courseId, editor: author, language: DEFAULT_LANGUAGE }),
		findReview(db, { courseId, editor: author }),
	]);
	return course && !review.needsApproval ? { course, author, waiting: review.waiting } : null;
}

async function fail(
	db: Database,
	schedule: Schedule,
	failure: NonNullable<Schedule["failure"]>,
	{ origin, now }: Now,
): Promise<"failed" | "waits"> {
	const { id, courseId, authorId } = schedule;
	try {
		await runTogether(db, [
			endSchedule(db, schedule, { state: "failed", failure, now }),
			requireChange(db),
			audit(db, {
				by: null,
				deed: "courses.failSchedule",
				subject: { kind: "course", id: courseId },
				after: { schedule: id, failure },
				requestId: "clock",
				now,
			}),
			...(authorId === null
				? []
				: [enqueueMail(db, "publicationFailed", { userId: authorId, scheduleId: id, origin }, { dueAt: now })]),
		]);
		return "failed";
	} catch (error) {
		if (isConflict(error)) return "waits";
		throw error;
	}
}
