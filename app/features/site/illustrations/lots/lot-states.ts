import type { LotState } from "./lot-paths.ts";

export type Progress = {
	/** Completion per lesson, in order; absent when progress is unknown. */
	done?: readonly boolean[];
	nextIndex?: number;
};

/** State of each lot. Without progress one lot is highlighted, as on a cover, and the rest are to do. */
export function lotStates(lessons: number, subject: number, { done, nextIndex }: Progress): LotState[] {
	const firstOpen = done ? Array.from({ length: lessons }, (_, index) => !done[index]).indexOf(true) : subject;
	const next = nextIndex ?? firstOpen;
	return Array.from({ length: lessons }, (_, index) => {
		if (done?.[index]) return "done";
		return index === next ? "next" : "todo";
	});
}
