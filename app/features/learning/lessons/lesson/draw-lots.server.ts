import type { LotState } from "#app/features/learning/enrollment/progress/course-progress.ts";
import type { CoverDrawing } from "#app/features/site/illustrations/cover-drawing.ts";
import { drawCover } from "#app/features/site/illustrations/face.server.ts";

type Course = { id: number; topicDrawing: string };
/** `isStranger`: the reader's progress is unknown. */
type Look = { mode: "plat" | "thumb"; shape?: "sheet" | "square"; isStranger?: boolean };

export function drawLots(course: Course, modules: readonly (readonly LotState[])[], look: Look): CoverDrawing {
	const { isStranger = false, ...wanted } = look;
	const states = modules.flat();
	const progress = { done: states.map((state) => state === "done"), nextIndex: states.indexOf("next") };
	const lessonCounts = modules.map((lots) => lots.length);
	return drawCover({ ...course, lessonCounts }, { ...wanted, ...(isStranger ? {} : progress) });
}
