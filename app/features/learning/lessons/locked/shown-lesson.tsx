import type { ReactNode } from "react";
import { LessonPage } from "../lesson/lesson-page";
import type { SentLesson } from "../lesson/lesson-page-data.server";
import { completeLessonPageData } from "../lesson/lesson-room";
import type { PreviewStep } from "../preview/preview-action";
import type { LockedLesson } from "./locked-lesson.server";
import { LockedLessonPage } from "./locked-lesson-page";

type Props = { greets: string | null; discussion: ReactNode } & (
	| { room: SentLesson; step: PreviewStep | null; locked: null }
	| { room: null; step: null; locked: LockedLesson }
);

/** A lesson, or why it is not open yet. */
export function ShownLesson({ room, step, locked, greets, discussion }: Props) {
	if (!room) return <LockedLessonPage locked={locked} />;
	return <LessonPage room={completeLessonPageData(room)} step={step} greets={greets} discussion={discussion} />;
}
