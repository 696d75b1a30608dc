import type { LotState } from "./course-progress";

/** What the drawing of a course needs to know of its lots, module by module. */
export function platLots(modules: readonly (readonly LotState[])[]) {
	const states = modules.flat();
	return {
		lessonCounts: modules.map((lots) => lots.length),
		done: states.map((state) => state === "done"),
		nextIndex: states.indexOf("next"),
	};
}
