import { OfferAction } from "#app/features/learning/catalog/course/offer-action.tsx";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { LessonBar } from "../lesson/around/lesson-bar";
import { LessonFoot } from "../lesson/around/lesson-foot";
import { LessonOutline } from "../lesson/around/lesson-outline";
import { columnsClass, FoldBeforePaint } from "../lesson/around/panel-fold";
import { WhatIsLeft } from "../lesson/left/what-is-left";
import { LessonArticle } from "../lesson/lesson-article";
import type { LessonPageData } from "../lesson/lesson-page-data.server";
import { useArrowKeys } from "../lesson/turning/use-arrow-keys";
import { useFocusOnTurn } from "../lesson/turning/use-focus-on-turn";
import { OfferedEnd, type OfferedEndData } from "./offered-end";

type Props = { room: LessonPageData; end: OfferedEndData; structured: object };

export function PreviewPage({ room, end, structured }: Props) {
	useArrowKeys(room);
	useFocusOnTurn(room.lesson.id);
	const action =
		end.offer.kind === "stopped" ? null : <OfferAction courseId={room.course.id} offer={end.offer} size="sm" />;

	return (
		<>
			<FoldBeforePaint />
			<LessonBar room={room} action={action} />
			<div className={columnsClass(false)}>
				<LessonArticle key={room.lesson.id} room={room} end={<OfferedEnd room={room} {...end} />} />
				<LessonOutline room={room} />
			</div>
			<LessonFoot room={room} action={action} />
			<WhatIsLeft key={room.lesson.id} room={room} />
			<StructuredData facts={structured} />
		</>
	);
}
