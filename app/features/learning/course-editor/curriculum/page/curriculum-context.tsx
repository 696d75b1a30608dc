import { createContext, useContext } from "react";
import { type Curriculum, lessonNumber } from "../curriculum";
import type { CurriculumAnswer } from "./answer-curriculum.server";
import type { CurriculumPageData, ShownLesson, ShownModule } from "./curriculum-page-data.server";
import type { CurriculumChanges } from "./use-curriculum-changes";
import type { useLiftedLesson } from "./use-lifted-lesson";

export type CurriculumView = {
	page: CurriculumPageData;
	/** To a form that was sent without script. */
	answer: Extract<CurriculumAnswer, { ok: false }> | null;
	/** The order on the screen. */
	order: Curriculum;
	modules: ReadonlyMap<string, ShownModule>;
	lessons: ReadonlyMap<string, ShownLesson>;
	changes: CurriculumChanges;
	lifting: ReturnType<typeof useLiftedLesson>;
	/** True once script runs; before it there are only links and forms. */
	isLive: boolean;
	/** Spoken, not shown. */
	announce: (text: string) => void;
	/** Opens the dialog that asks where to. */
	askWhere: (lesson: string) => void;
};

export const CurriculumContext = createContext<CurriculumView | null>(null);

export function useCurriculum(): CurriculumView {
	const view = useContext(CurriculumContext);
	if (!view) throw new Error("Parts of the curriculum stand in its page");
	return view;
}

/** "2.4" */
export function numberOf(order: Curriculum, lesson: string): string {
	return lessonNumber(order, lesson) ?? "";
}
