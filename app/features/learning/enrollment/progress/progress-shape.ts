import { z } from "zod";
import { EnrollmentShape, toApiEnrollment } from "../enrollment-shape";
import { type LessonStanding, unmetLessons, unmetOf } from "./progress-report";

const instant = z.iso.datetime();
const count = z.int().min(0);
const percent = z.int().min(0).max(100);
const kind = z.enum(["quiz", "exercise"]);

const unmetShapes = [
	z.object({ reason: z.literal("notOpened") }),
	z.object({ reason: z.literal("notMarkedDone") }),
	z.object({ reason: z.literal("watched"), have: percent, need: percent }),
	z.object({ reason: z.literal("notTried"), kind, need: percent }),
	z.object({ reason: z.literal("score"), kind, have: percent, need: percent }),
] as const;

export const UnmetShape = z.discriminatedUnion("reason", unmetShapes);
export const UnmetLessonShape = z.intersection(z.object({ lessonId: z.int() }), UnmetShape);

export const LessonProgressShape = z.object({
	id: z.int(),
	type: z.enum(["article", "video", "quiz", "exercise"]),
	required: z.boolean(),
	openedAt: instant.nullable(),
	completedAt: instant.nullable(),
	positionSeconds: count,
	furthestSeconds: count,
	watchedSeconds: count,
	bestScore: percent.nullable(),
	attemptCount: count,
	unmet: UnmetShape.nullable(),
});
export type LessonProgressShape = z.infer<typeof LessonProgressShape>;

export const EnrollmentProgressShape = z.intersection(EnrollmentShape, z.object({ unmet: z.array(UnmetLessonShape) }));

export const ProgressShape = z.object({ lesson: LessonProgressShape, enrollment: EnrollmentProgressShape });
export type ProgressShape = z.infer<typeof ProgressShape>;

type Progress = {
	lesson: LessonStanding;
	enrollment: Parameters<typeof toApiEnrollment>[0];
	lessons: readonly LessonStanding[];
};

export function toApiProgress({ lesson, enrollment, lessons }: Progress): ProgressShape {
	return {
		lesson: toApiLesson(lesson),
		enrollment: { ...toApiEnrollment(enrollment), unmet: unmetLessons(lessons) },
	};
}

export function toApiLesson(lesson: LessonStanding): LessonProgressShape {
	return {
		id: lesson.id,
		type: lesson.type,
		required: lesson.required,
		openedAt: lesson.openedAt?.toISOString() ?? null,
		completedAt: lesson.completedAt?.toISOString() ?? null,
		positionSeconds: lesson.positionSeconds ?? 0,
		furthestSeconds: lesson.furthestSeconds ?? 0,
		watchedSeconds: lesson.watchedSeconds ?? 0,
		bestScore: lesson.bestScore,
		attemptCount: lesson.attemptCount ?? 0,
		unmet: unmetOf(lesson),
	};
}
