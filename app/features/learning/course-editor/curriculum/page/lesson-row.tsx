import { useDraggable, useDroppable } from "@dnd-kit/core";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import {
	Calculator,
	Calendar,
	CalendarClock,
	Eye,
	FileText,
	GripVertical,
	ListChecks,
	Lock,
	Play,
} from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { LessonType } from "../../parts/part-schemas";
import { useCurriculum } from "./curriculum-context";
import type { ShownLesson } from "./curriculum-page-data.server";
import { FailedChange } from "./failed-change";
import { LanguageSquares } from "./language-squares";
import { LessonMenu } from "./lesson-menu";
import { type DrawnRow, gripId } from "./use-lifted-lesson";

type Props = {
	lesson: ShownLesson;
	number: string;
	look: DrawnRow["look"];
	/** The number of the place that it has left. */
	was?: string | undefined;
	/** Where a lesson that the pointer carries would go. */
	line: "above" | "below" | null;
};

export function LessonRow({ lesson, number, look, was, line }: Props) {
	const { page, changes } = useCurriculum();
	const { setNodeRef: placeRef } = useDroppable({ id: `row:${lesson.key}`, disabled: look !== "plain" });
	const isFailed = changes.failed?.form.lesson === lesson.key;
	return (
		<li
			ref={placeRef}
			id={`lesson-${lesson.key}`}
			className={classNames("relative scroll-mt-24 border-b border-line", look === "left" && "opacity-45")}
		>
			{line ? <InsertionLine at={line} /> : null}
			<div
				className={classNames(
					"flex min-h-14 items-center gap-1 @2xl:min-h-12 @2xl:gap-2",
					page.chosen.lesson === lesson.key && "border-l-3 border-brand bg-brand-soft",
					look === "lifted" && "rounded-control bg-surface-raised shadow-float outline-2 outline-focus @2xl:ml-4",
					isFailed && "border-l-3 border-danger",
				)}
			>
				<Grip lesson={lesson} />
				<LessonFace lesson={lesson} number={number} was={was} />
				<LessonMenu lesson={lesson} />
			</div>
			{isFailed ? <FailedChange /> : null}
		</li>
	);
}

/** The row that stays where the lesson was, while the keyboard carries it. */
export function LeftRow({ lesson, number }: { lesson: ShownLesson; number: string }) {
	return (
		<li
			aria-hidden="true"
			className="flex min-h-14 items-center gap-2 border-b border-dashed border-line-strong bg-surface-sunken pl-11 text-ink-muted @2xl:min-h-12"
		>
			<TypeIcon type={lesson.type} />
			<span className="text-label tabular">{number}</span>
			<span className="text-ui">{lesson.title}</span>
		</li>
	);
}

type FaceProps = { lesson: ShownLesson; number: string; was?: string | undefined };

/** What a row says; also what hangs on the pointer. */
export function LessonFace({ lesson, number, was }: FaceProps) {
	const { t } = useTranslation("course-editor");
	const { page } = useCurriculum();
	const isChosen = page.chosen.lesson === lesson.key;
	return (
		<div className="flex min-w-0 grow flex-col gap-x-3 py-2 @2xl:flex-row @2xl:items-center">
			<div className="flex min-w-0 grow items-baseline gap-2.5">
				<TypeIcon type={lesson.type} />
				<span className="w-8 shrink-0 text-label text-ink-subtle tabular max-[30rem]:sr-only">{number}</span>
				<Link
					to={`?lesson=${lesson.key}`}
					preventScrollReset
					aria-current={isChosen ? "true" : undefined}
					lang={lesson.titleLanguage}
					className="hit-area min-w-0 text-ui text-ink no-underline wrap-anywhere hover:underline"
				>
					{lesson.title || t("lesson.untitled")}
				</Link>
			</div>
			<div className="flex shrink-0 flex-wrap items-center gap-2 pl-7.5 @2xl:pl-0">
				{was ? <span className="text-step-1 text-ink-muted">{t("curriculum.wasAt", { number: was })}</span> : null}
				<Chips lesson={lesson} />
				<LanguageSquares states={lesson.states} className="max-[30rem]:sr-only" />
				<span className="min-w-14 text-right text-step-1 whitespace-nowrap text-ink-muted tabular max-[30rem]:sr-only">
					{lesson.length}
				</span>
			</div>
		</div>
	);
}

function Chips({ lesson }: { lesson: ShownLesson }) {
	const { t } = useTranslation("course-editor");
	return (
		<>
			{lesson.isNew || lesson.isChanged ? (
				<span className={classNames(chip, "border-info text-info")}>
					{t(lesson.isNew ? "curriculum.chips.new" : "curriculum.chips.changed")}
				</span>
			) : null}
			{lesson.isPreview ? (
				<span className={chip}>
					<Eye className="size-3.5" />
					{t("curriculum.chips.preview")}
				</span>
			) : null}
			{lesson.opening.chips.map(({ kind, text }) => {
				const Icon = CHIP_ICONS[kind];
				return (
					<span key={kind} className={chip}>
						<Icon className="size-3.5" />
						{text}
					</span>
				);
			})}
			{lesson.isRequired ? null : <span className={chip}>{t("curriculum.chips.optional")}</span>}
		</>
	);
}

const CHIP_ICONS = { days: CalendarClock, at: Calendar, after: Lock };

export const chip =
	"inline-flex min-h-6 items-center gap-1.5 rounded-badge border border-control px-2 text-badge whitespace-nowrap text-ink-muted";

/** Carries the lesson: by pointer, by touch after a moment, or by Space and the arrow keys. */
function Grip({ lesson }: { lesson: ShownLesson }) {
	const { t } = useTranslation("course-editor");
	const { isLive, lifting } = useCurriculum();
	const { setNodeRef, listeners } = useDraggable({ id: lesson.key });
	if (!isLive) return <span className="size-11 shrink-0" />;
	const isLifted = lifting.lifted?.by === "keys" && lifting.lifted.lesson === lesson.key;
	return (
		<button
			{...listeners}
			ref={setNodeRef}
			id={gripId(lesson.key)}
			type="button"
			aria-label={t("curriculum.drag.grip", { title: lesson.title || t("lesson.untitled") })}
			aria-describedby="drag-help"
			aria-pressed={isLifted}
			onKeyDown={(event) => lifting.onGripKey(event, lesson.key)}
			onClick={(event) => lifting.onGripClick(event, lesson.key)}
			className="flex size-11 shrink-0 cursor-grab touch-manipulation items-center justify-center rounded-control text-ink-subtle select-none hover:bg-surface-sunken hover:text-ink"
		>
			<GripVertical className="size-4.5" />
		</button>
	);
}

const ICONS = { article: FileText, video: Play, quiz: ListChecks, exercise: Calculator };

export function TypeIcon({ type }: { type: LessonType }) {
	const { t } = useTranslation("course-editor");
	const Icon = ICONS[type];
	return (
		<>
			<Icon className="size-4.5 shrink-0 self-center text-ink-muted" />
			<span className="sr-only">{t(`curriculum.types.${type}`)}</span>
		</>
	);
}

export function InsertionLine({ at }: { at: "above" | "below" }) {
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"pointer-events-none absolute inset-x-0 z-10 h-0.5 bg-brand before:absolute before:-top-0.75 before:-left-1 before:size-2 before:rounded-full before:bg-brand",
				at === "above" ? "-top-px" : "-bottom-px",
			)}
		/>
	);
}
