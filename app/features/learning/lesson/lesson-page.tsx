import { LessonArticle } from "./lesson-article";
import { LessonBar } from "./lesson-bar";
import { LessonFoot } from "./lesson-foot";
import { LessonOutline } from "./lesson-outline";
import type { LessonPageData } from "./lesson-page-data.server";
import { LessonRail } from "./lesson-rail";
import { FoldBeforePaint } from "./panel-fold";
import { useArrowKeys } from "./use-arrow-keys";
import { useFocusOnTurn } from "./use-focus-on-turn";
import { useHeartbeat } from "./use-heartbeat";
import { WhatIsLeft } from "./what-is-left";

/**
 * The reading room: the text is the page, outline on the left, rail on the right.
 * The text comes first in the document, also where the outline stands before it.
 */
export function LessonPage({ room }: { room: LessonPageData }) {
	const { lesson, reader } = room;
	const isLearning = reader === "learner";
	useArrowKeys(room);
	useHeartbeat(lesson.id, isLearning);
	useFocusOnTurn(lesson.id);

	return (
		<>
			<FoldBeforePaint />
			<LessonBar room={room} />
			<div className="lg:flex">
				<LessonArticle key={lesson.id} room={room} />
				<LessonOutline room={room} />
				{isLearning ? <LessonRail room={room} /> : null}
			</div>
			<LessonFoot room={room} />
			{isLearning ? <WhatIsLeft key={lesson.id} room={room} /> : null}
		</>
	);
}
