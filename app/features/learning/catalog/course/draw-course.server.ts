import type { CoverDrawing } from "#app/features/site/illustrations/cover-drawing.ts";
import { drawCover } from "#app/features/site/illustrations/face.server.ts";
import type { Mode } from "#app/features/site/illustrations/modes.ts";
import { type CardContext, type DrawnCardData, type ReadCourse, toCourseCard } from "../list/course-card-data";
import type { CurriculumModule } from "./curriculum-outline";

export function drawnCard(course: ReadCourse, context: CardContext, mode: Mode = "cover"): DrawnCardData {
	return { ...toCourseCard(course, context), drawing: drawCover(course, { mode }) };
}

export type CourseCoverData = {
	drawing: CoverDrawing;
	progress: { done: number; total: number } | null;
	/** What a picture of its own shows. */
	text: string;
};

export function drawCourseCover(
	course: ReadCourse & { coverText: string },
	modules: readonly CurriculumModule[],
): CourseCoverData {
	const marks = modules.flatMap(({ lessons }) => lessons.map(({ mark }) => mark));
	if (marks.every((mark) => mark === null)) {
		return { drawing: drawCover(course, { mode: "cover" }), progress: null, text: course.coverText };
	}

	const done = marks.map((mark) => mark === "done");
	const lessonCounts = modules.map(({ lessons }) => lessons.length);
	return {
		drawing: drawCover({ ...course, lessonCounts }, { mode: "plat", done, nextIndex: marks.indexOf("next") }),
		progress: { done: done.filter(Boolean).length, total: done.length },
		text: "",
	};
}
