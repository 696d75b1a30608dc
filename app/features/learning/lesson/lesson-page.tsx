import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button";
import { KeptLesson } from "../offline/kept-lesson";
import { PreviewEnd } from "../preview/preview-end";
import { LessonBar } from "./around/lesson-bar";
import { LessonFoot } from "./around/lesson-foot";
import { LessonOutline } from "./around/lesson-outline";
import { LessonRail } from "./around/lesson-rail";
import { columns, FoldBeforePaint } from "./around/panel-fold";
import { WhatIsLeft } from "./left/what-is-left";
import { LessonArticle } from "./lesson-article";
import type { LessonPageData } from "./lesson-page-data.server";
import { ContinueWhereYouWere } from "./place/continue-where-you-were";
import { useReadingPlace } from "./place/use-reading-place";
import { useArrowKeys } from "./turning/use-arrow-keys";
import { useFocusOnTurn } from "./turning/use-focus-on-turn";
import { useHeartbeat } from "./use-heartbeat";

/**
 * The reading room: the text is the page, outline on the left, rail on the right.
 * The text comes first in the document, also where the outline stands before it.
 */
export function LessonPage({ room, above }: { room: LessonPageData; above?: ReactNode }) {
	const { lesson, notes, reader } = room;
	const isLearning = reader === "learner";
	const hasRail = isLearning || notes !== null;
	useArrowKeys(room);
	useHeartbeat(lesson.id, isLearning, useReadingPlace(lesson.id, isLearning));
	useFocusOnTurn(lesson.id);

	return (
		<>
			<FoldBeforePaint />
			<LessonBar room={room} />
			{above}
			<div className={columns(hasRail)}>
				<LessonArticle key={lesson.id} room={room} end={reader === "preview" ? <ToCourse room={room} /> : null} />
				{hasRail ? <LessonRail room={room} /> : null}
				<LessonOutline room={room} />
			</div>
			<LessonFoot room={room} />
			<WhatIsLeft key={lesson.id} room={room} />
			{isLearning ? <KeptLesson key={`kept-${lesson.id}`} lessonId={lesson.id} /> : null}
			{isLearning ? (
				<ContinueWhereYouWere key={`place-${lesson.id}`} lessonId={lesson.id} known={lesson.readingBlock} />
			) : null}
		</>
	);
}

/** Who is signed in and reads a free preview enrolls on the page of the course, which knows what it costs. */
function ToCourse({ room }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	return (
		<PreviewEnd room={room}>
			<LinkButton to={`/courses/${room.course.id}`} size="lg" className="mt-5">
				{t("preview.toCourse")}
			</LinkButton>
		</PreviewEnd>
	);
}
