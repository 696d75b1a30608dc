import { memo, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useUnmetWords } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import type { NotesPanelProps } from "#app/features/learning/notes/notes-panel.tsx";
import { ErrorBoundary } from "#app/features/site/error-pages/error-boundary.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { NotesPanel } from "../lazy-parts";
import { LeftList, LeftSummary } from "../left/left-list";
import { WhatIsLeftLink } from "../left/what-is-left-link";
import type { LessonPageData } from "../lesson-page-data.server";
import { foldableClass } from "./panel-fold";

const MOST_SHOWN = 4;

/** Right rail, 21 rem: requirements and notes. Without room for it, only the notes are shown, under the text. */
export function LessonRail({ room }: { room: LessonPageData }) {
	const { t } = useTranslation(["notes", "lesson"]);
	const { notes, lesson, reader } = room;
	const isLearning = reader === "learner";

	return (
		<aside
			id="rail"
			aria-label={t("panel.title")}
			className={classNames(
				"min-w-0 border-line max-xl:border-t lg:max-xl:col-start-2 xl:col-start-3 xl:row-start-1 xl:border-l print:hidden",
				!notes && "max-xl:hidden",
				foldableClass.rail,
			)}
		>
			<div className="mx-auto grid max-w-[42rem] gap-8 px-5 py-8 md:px-8 xl:sticky xl:top-15 xl:max-h-[calc(100dvh-3.75rem)] xl:max-w-none xl:overflow-y-auto xl:overscroll-contain xl:py-7 xl:pr-10 xl:pl-6">
				{isLearning ? (
					<section aria-labelledby="rail-lesson" className="max-xl:hidden">
						<h2 id="rail-lesson" className="border-b border-line pb-3 font-sans text-label font-strong">
							{t("lesson:rail.thisLesson")}
						</h2>
						<LessonCondition room={room} />
					</section>
				) : null}
				{notes ? (
					<section id="notes" aria-labelledby="rail-notes" className="scroll-mt-20">
						<h2 id="rail-notes" className="border-b border-line pb-3 font-sans text-label font-strong">
							{t("panel.title")}
						</h2>
						<Notes key={lesson.id} lessonId={lesson.id} given={notes} />
					</section>
				) : null}
				{isLearning ? <LeftInCourse room={room} /> : null}
			</div>
		</aside>
	);
}

function LeftInCourse({ room: { left, lesson, progress } }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const others = left.filter(({ lessonId }) => lessonId !== lesson.id);
	return (
		<section aria-labelledby="rail-course" className="max-xl:hidden">
			<h2 id="rail-course" className="font-sans text-label font-strong">
				{t("left.title")}
			</h2>
			<LeftSummary left={left} progress={progress} className="mt-1 text-step-1 text-ink-muted" />
			{others.length > 0 ? (
				<LeftList lessons={others.slice(0, MOST_SHOWN)} currentId={lesson.id} className="mt-3" />
			) : null}
			{others.length > MOST_SHOWN ? (
				<WhatIsLeftLink className="link mt-2 inline-flex min-h-11 items-center text-label">
					{t("rail.all", { count: left.length })}
				</WhatIsLeftLink>
			) : null}
		</section>
	);
}

function LessonCondition({ room: { lesson } }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const reasonOf = useUnmetWords();
	return <p className="mt-3 text-ui text-ink-muted">{lesson.unmet ? reasonOf(lesson.unmet, true) : t("end.counts")}</p>;
}

/** Memoized, because a re-render during hydration makes React discard the server's markup. */
const Notes = memo(function Notes(props: NotesPanelProps) {
	return (
		<ErrorBoundary>
			<Suspense fallback={<Skeleton className="mt-4 h-40" />}>
				<NotesPanel {...props} />
			</Suspense>
		</ErrorBoundary>
	);
});
