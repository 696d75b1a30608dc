import { useTranslation } from "react-i18next";
import { classNames } from "../../../../ui/class-names";
import { LeftList, LeftSummary } from "../left/left-list";
import { WhatIsLeftLink } from "../left/what-is-left-link";
import type { LessonPageData } from "../lesson-page-data.server";
import { useUnmetWords } from "../lesson-words";
import { foldable } from "./panel-fold";

const MOST_SHOWN = 4;

/** The right rail, 21 rem: what this lesson and the course still ask for. Notes and glossary will join it. */
export function LessonRail({ room }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const { left, lesson, progress } = room;
	const others = left.filter(({ lessonId }) => lessonId !== lesson.id);

	return (
		<aside
			id="rail"
			aria-label={t("rail.label")}
			className={classNames("w-84 shrink-0 border-l border-line max-xl:hidden print:hidden", foldable.rail)}
		>
			<div className="sticky top-15 grid max-h-[calc(100dvh-3.75rem)] gap-8 overflow-y-auto overscroll-contain px-6 py-7">
				<section aria-labelledby="rail-lesson">
					<h2 id="rail-lesson" className="border-b border-line pb-3 font-sans text-label font-strong">
						{t("rail.thisLesson")}
					</h2>
					<LessonCondition room={room} />
				</section>
				<section aria-labelledby="rail-course">
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
			</div>
		</aside>
	);
}

function LessonCondition({ room: { lesson } }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const reasonOf = useUnmetWords();
	return <p className="mt-3 text-ui text-ink-muted">{lesson.unmet ? reasonOf(lesson.unmet, true) : t("end.counts")}</p>;
}
