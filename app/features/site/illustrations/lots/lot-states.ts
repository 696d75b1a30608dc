import type { LotState } from "./lot-paths.ts";

export type Progress = {
	/** Whether each lesson is done, in order; absent while nothing is known of the learner. */
	done?: readonly boolean[];
	/** The lesson that comes next; without it, the first that is not done. */
	nextIndex?: number;
};

/** What each lot shows. Without progress one lot is set off, as on a cover, and the rest are to do. */
export function lotStates(lessons: number, subject: number, { done, nextIndex }: Progress): LotState[] {
	const firstOpen = done ? Array.from({ length: lessons }, (_, index) => !done[index]).indexOf(true) : subject;
	const next = nextIndex ?? firstOpen;
	return Array.from({ length: lessons }, (_, index) => {
		if (done?.[index]) return "done";
		return index === next ? "next" : "todo";
	});
}
