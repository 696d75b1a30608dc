import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { LotState } from "#app/ui/figures/lots.tsx";
import { Lock } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Comma } from "#app/ui/text/joining.tsx";
import { CoursePlat } from "../course-plat";
import type { LessonPageData } from "../lesson-page-data.server";
import { foldableClass } from "./panel-fold";

export function LessonOutline({ room }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const { course, lesson } = room;
	const box = useRef<HTMLDivElement>(null);

	// Only the box is scrolled, never the page, hence not scrollIntoView.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each lesson is shown anew
	useEffect(() => {
		const current = box.current?.querySelector<HTMLElement>("[aria-current]");
		if (!box.current || !current) return;
		const { top, bottom } = current.getBoundingClientRect();
		const frame = box.current.getBoundingClientRect();
		if (top < frame.top || bottom > frame.bottom) box.current.scrollTop += top - frame.top - frame.height / 2;
	}, [lesson.id]);

	return (
		<nav
			id="outline"
			aria-label={t("outline.label")}
			className={classNames(
				"border-line max-lg:border-t md:max-lg:pb-20 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:border-r xl:row-span-1 print:hidden",
				foldableClass.outline,
			)}
		>
			<div
				ref={box}
				className="mx-auto max-w-[42rem] px-5 py-8 md:px-8 lg:sticky lg:top-15 lg:h-[calc(100dvh-3.75rem)] lg:max-w-none lg:overflow-y-auto lg:overscroll-contain lg:px-3 lg:pt-7"
			>
				<div className="lg:px-3">
					<CoursePlat room={room} />
					<p
						lang={langAttribute(course.titleInEnglish)}
						className="mt-5 font-serif text-step-3 leading-snug font-title text-balance"
					>
						{course.title}
					</p>
				</div>
				<OutlineList room={room} className="lg:[&>li>p]:px-3 lg:[&_li_li>*]:px-3" />
			</div>
		</nav>
	);
}

export function OutlineList({ room, className }: { room: LessonPageData; className?: string }) {
	const { lesson, modules, reader } = room;
	return (
		<ol className={classNames("mt-4", className)}>
			{modules.map((module, index) => (
				<li key={module.id} className="mt-5">
					<p lang={langAttribute(module.titleInEnglish)} className="mb-1.5 text-label font-strong">
						{index + 1}. {module.title}
					</p>
					<ol>
						{module.lessons.map((other) => (
							<OutlineLesson
								key={other.id}
								lesson={other}
								isCurrent={other.id === lesson.id}
								isLearning={reader === "learner"}
							/>
						))}
					</ol>
				</li>
			))}
		</ol>
	);
}

type LessonProps = {
	lesson: LessonPageData["modules"][number]["lessons"][number];
	isCurrent: boolean;
	isLearning: boolean;
};

function OutlineLesson({ lesson, isCurrent, isLearning }: LessonProps) {
	const { t } = useTranslation(["lesson", "common"]);
	const duration = useDuration();

	return (
		<li>
			<Row lesson={lesson} isCurrent={isCurrent} state={isLearning ? lesson.state : "todo"}>
				{lesson.titleInEnglish ? <span lang="en">{lesson.title}</span> : lesson.title}
				{isLearning && lesson.state === "done" ? (
					<span className="sr-only">
						<Comma />
						{t("outline.done")}
					</span>
				) : null}
				{isLearning && !lesson.required ? (
					<span className="col-start-2 text-step-1 font-normal text-ink-subtle">{t("outline.optional")}</span>
				) : null}
				{!isLearning && lesson.freePreview ? (
					<span className="col-start-2 text-step-1 font-normal text-accent-text">{t("outline.freePreview")}</span>
				) : null}
				{lesson.lock ? (
					<span className="col-start-2 text-step-1 font-normal text-ink-subtle">{lesson.lock}</span>
				) : null}
				<span className="col-start-3 row-span-2 row-start-1 text-step-1 font-normal whitespace-nowrap text-ink-subtle tabular">
					{lesson.to && !lesson.lock ? null : (
						<>
							<Lock className="mr-1.5 inline size-3.5 align-[-0.125em]" />
							<span className="sr-only">
								{t("outline.closed")}
								<Comma />
							</span>
						</>
					)}
					{duration(lesson.minutes)}
				</span>
			</Row>
		</li>
	);
}

type RowProps = Pick<LessonProps, "lesson" | "isCurrent"> & { state: LotState; children: ReactNode };

/** A lesson closed to preview readers is listed without a link. */
function Row({ lesson, isCurrent, state, children }: RowProps) {
	const look = classNames(
		"with-lot grid min-h-11 grid-cols-[1rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 rounded-control py-1.5 text-label leading-snug -outline-offset-2 before:row-span-2 lg:min-h-10",
		isCurrent ? "bg-brand-soft font-strong text-ink max-lg:-mx-3 max-lg:px-3" : "text-ink-muted",
		!isCurrent && lesson.to && "hover:text-ink",
	);
	const line = { "data-state": state, className: look, children };
	if (!lesson.to) return <div {...line} />;
	// Same route as the current page, so there is nothing to discover.
	return <Link to={lesson.to} discover="none" aria-current={isCurrent ? "page" : undefined} {...line} />;
}
