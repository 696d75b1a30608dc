import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { LessonQueue } from "../offline/lesson-queue";
import { PreviewAction, type PreviewStep } from "../preview/preview-action";
import { PreviewEnd } from "../preview/preview-end";
import { LessonBar } from "./around/lesson-bar";
import { LessonFoot } from "./around/lesson-foot";
import { LessonOutline } from "./around/lesson-outline";
import { LessonRail } from "./around/lesson-rail";
import { columnsClass, FoldBeforePaint } from "./around/panel-fold";
import { WhatIsLeft } from "./left/what-is-left";
import { LessonArticle } from "./lesson-article";
import { LessonGreeting } from "./lesson-greeting";
import type { LessonPageData } from "./lesson-page-data.server";
import { ContinueWhereYouWere } from "./place/continue-where-you-were";
import { useReadingPosition } from "./place/use-reading-place";
import { useArrowKeys } from "./turning/use-arrow-keys";
import { useFocusOnTurn } from "./turning/use-focus-on-turn";
import { useHeartbeat } from "./use-heartbeat";

type Props = {
	room: LessonPageData;
	step: PreviewStep | null;
	greets: string | null;
	/** Questions about the lesson in the forum. */
	discussion: ReactNode;
};

/** Outline left, rail right. The text comes first in the document. */
export function LessonPage({ room, step, greets, discussion }: Props) {
	const { lesson, notes, reader } = room;
	const isLearning = reader === "learner";
	const hasRail = isLearning || notes !== null;
	const action = step ? <PreviewAction step={step} size="sm" /> : null;
	useArrowKeys(room);
	useHeartbeat(lesson.id, isLearning, useReadingPosition(lesson.id, isLearning));
	useFocusOnTurn(lesson.id);

	return (
		<>
			<FoldBeforePaint />
			<LessonBar room={room} action={action} />
			<LessonGreeting key={lesson.id} email={greets} />
			<div className={columnsClass(hasRail)}>
				<LessonArticle
					key={lesson.id}
					room={room}
					discussion={discussion}
					end={reader === "preview" ? <ToCourse room={room} step={step} /> : null}
				/>
				{hasRail ? <LessonRail room={room} /> : null}
				<LessonOutline room={room} />
			</div>
			<LessonFoot room={room} action={action} />
			<WhatIsLeft key={lesson.id} room={room} />
			{isLearning ? <LessonQueue key={`kept-${lesson.id}`} lessonId={lesson.id} /> : null}
			{isLearning ? (
				<ContinueWhereYouWere key={`place-${lesson.id}`} lessonId={lesson.id} known={lesson.readingBlock} />
			) : null}
		</>
	);
}

function ToCourse({ room, step }: Pick<Props, "room" | "step">) {
	const { t } = useTranslation("lesson");
	return (
		<PreviewEnd room={room}>
			<div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
				{step ? <PreviewAction step={step} size="lg" /> : null}
				<LinkButton to={`/courses/${room.course.id}`} size="lg" variant={step ? "quiet" : "primary"}>
					{t("preview.toCourse")}
				</LinkButton>
			</div>
		</PreviewEnd>
	);
}
