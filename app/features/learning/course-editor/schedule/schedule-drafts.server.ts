import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { FrozenChoice, FrozenPart } from "#db/schema/learning/course-schedules.ts";
import { courseTitle } from "../drafts/edited-course.server";
import type { QuestionChoice } from "../marks/mark-choices";
import { type FreezeFailure, type FreezeInput, freezeDrafts } from "../publish/freeze-drafts.server";
import { endSchedule, insertSchedule } from "./schedules.repository.server";

type Input = FreezeInput & {
	tellLearners: boolean;
	/** For questions whose answer keys change; they count where the keys still change then. */
	choices?: readonly QuestionChoice[];
	publishAt: Date;
	/** The author's, in which the instant was named. */
	timeZone: string;
	requestId: string;
};

/**
 * Freezes the chosen drafts as a version that is published at an instant. Writing goes on in the drafts meanwhile, and
 * nothing of that goes out with it.
 */
export async function scheduleCourseDrafts(
	db: Database,
	input: Input,
): Promise<{ ok: true; scheduleId: string } | FreezeFailure | { ok: false; reason: "past" }> {
	const { editor, note, tellLearners, choices = [], publishAt, timeZone, requestId, now } = input;
	if (publishAt <= now) return { ok: false, reason: "past" };
	const frozen = await freezeDrafts(db, input);
	if (!frozen.ok) return frozen;
	const { course, taken, sound, versionId } = frozen;
	const hashes = new Map(sound.map(({ key, language, hash }) => [entryName(key, language), hash]));
	const parts = taken.map(({ key, language, revision }): FrozenPart => {
		return [key, language, hashes.get(entryName(key, language)) ?? "", revision];
	});
	const id = newId();
	await runTogether(db, [
		insertSchedule(db, {
			id,
			courseId: course.id,
			versionId,
			baseVersionId: course.publishedVersionId,
			title: courseTitle(course, DEFAULT_LANGUAGE),
			parts,
			note,
			tell: tellLearners,
			marks: choices.flatMap(({ lesson, question, choice }): FrozenChoice[] =>
				choice !== "keep" && hashes.has(entryName(lessonPart(lesson), FACTS_LANGUAGE))
					? [[lesson, question, choice]]
					: [],
			),
			publishAt,
			timeZone,
			authorId: editor.id,
			state: "waiting",
			createdAt: now,
		}),
		audit(db, {
			by: editor.id,
			deed: "courses.schedule",
			subject: { kind: "course", id: course.id },
			after: { version: versionId, parts: parts.length, publishAt: publishAt.toISOString(), timeZone, note },
			requestId,
			now,
		}),
	]);
	return { ok: true, scheduleId: id };
}

type Cancel = { courseId: number; scheduleId: string; by: number; requestId: string; now: Date };

/** Refused where it has been published, cancelled or has failed meanwhile. The drafts stay. */
export async function cancelSchedule(
	db: Database,
	{ courseId, scheduleId, by, requestId, now }: Cancel,
): Promise<{ ok: true } | { ok: false; reason: "changedMeanwhile" }> {
	try {
		await runTogether(db, [
			endSchedule(db, { id: scheduleId, courseId }, { state: "cancelled", now }),
			requireChange(db),
			audit(db, {
				by,
				deed: "courses.unschedule",
				subject: { kind: "course", id: courseId },
				before: { schedule: scheduleId },
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}
