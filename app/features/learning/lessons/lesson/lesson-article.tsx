import { type ReactNode, Suspense } from "react";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { ExamplesMenu } from "#app/features/learning/examples/examples-menu.tsx";
import { ErrorBoundary } from "#app/features/site/error-pages/error-boundary.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { QueuedClipNotice } from "../offline/lesson-queue";
import { LessonSheets } from "../sheets/lesson-sheets";
import { LessonPager } from "./around/lesson-pager";
import { QuizPanel, VideoPlayer } from "./lazy-parts";
import { LessonEnd } from "./lesson-end";
import { LessonHeading } from "./lesson-heading";
import { LessonNotices } from "./lesson-notices";
import type { LessonPageData } from "./lesson-page-data.server";
import { LessonText } from "./lesson-text";

type Props = {
	room: LessonPageData;
	end?: ReactNode;
	discussion?: ReactNode;
};

/** Pass the lesson's id as `key`, so that no state survives a change of lesson. */
export function LessonArticle({ room, end, discussion }: Props) {
	const { lesson, quiz, reader, video } = room;

	// Scroll margins keep focused elements clear of the bars.
	return (
		<article
			id="lesson"
			tabIndex={-1}
			aria-labelledby="lesson-title"
			className="min-w-0 px-5 pt-8 pb-14 outline-none md:px-8 lg:col-start-2 lg:row-start-1 lg:pt-15 lg:pb-20 [&_:is(a,button,input,select)]:scroll-my-24"
		>
			<div className="mx-auto max-w-[40rem]">
				<LessonHeading
					lesson={lesson}
					titleLang={langAttribute(lesson.titleInEnglish)}
					summaryLang={langAttribute(lesson.summaryInEnglish)}
					id="lesson-title"
				/>
				<LessonNotices room={room} />
				{video ? (
					<ErrorBoundary>
						<Suspense fallback={<Skeleton className="mt-8 aspect-video" />}>
							<VideoPlayer room={room} />
						</Suspense>
					</ErrorBoundary>
				) : null}
				{video ? <QueuedClipNotice lessonId={lesson.id} /> : null}
				<ExamplesMenu examples={lesson.examples} />
				{lesson.body ? <LessonText room={room} /> : null}
				<LessonSheets room={room} />
				{quiz && quiz.questionCount > 0 ? (
					<ErrorBoundary>
						<Suspense fallback={<Skeleton className="mt-12 h-96" />}>
							<QuizPanel room={room} />
						</Suspense>
					</ErrorBoundary>
				) : null}
				{reader !== "learner" ? end : null}
				{reader === "learner" && !quiz?.review?.passed ? <LessonEnd room={room} /> : null}
				<LessonPager room={room} />
				{discussion ? <div className="mt-14">{discussion}</div> : null}
			</div>
		</article>
	);
}
