import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CourseImage } from "#app/features/learning/catalog/course-image.tsx";
import type { CoverDrawing } from "#app/features/site/illustrations/cover-drawing.ts";
import { classNames } from "#app/ui/class-names.ts";
import { CircleCheck } from "#app/ui/icons.tsx";
import { langAttribute } from "../progress/lesson-words";
import { type Moment, momentOf } from "./moment";
import { PlatDrawing } from "./plat-drawing";

export type MomentContext = Parameters<typeof momentOf>[0] & {
	course: { id: number; title: string; titleInEnglish: boolean; drawing: CoverDrawing };
	modules: readonly { title: string; titleInEnglish: boolean; lessons: readonly { id: number }[] }[];
};

type Props = {
	room: MomentContext;
	children?: ReactNode;
};

/** Shown when a lesson is done: that it counts, or the current map after the last of a module or course. */
export function LessonMoment({ room, children }: Props) {
	const moment = momentOf(room);
	if (!moment) return children ?? null;
	return (
		<div
			className={classNames(
				"flex flex-wrap content-start items-center gap-x-7 gap-y-4 sm:content-center",
				MOMENT_HEIGHTS[moment.kind],
			)}
		>
			{moment.kind === "course" ? (
				<CourseImage courseId={room.course.id} drawing={room.course.drawing} width={240} className="max-w-60" />
			) : (
				<PlatDrawing
					states={moment.lots}
					newest={room.modules[moment.number - 1]?.lessons.findIndex(({ id }) => id === room.lesson.id)}
					className="h-28 w-50"
				/>
			)}
			<MomentWords moment={moment} room={room} />
		</div>
	);
}

/** Space reserved for a moment, to avoid layout shift. */
const MOMENT_HEIGHTS: Record<Moment["kind"], string> = {
	course: "min-h-76 sm:min-h-40 mb-6",
	module: "min-h-60 sm:min-h-28 mb-6",
};

type RoomToCome = MomentContext & { lesson: { isDone: boolean }; quiz: object | null };

/** Reserves the space until the lesson is done. Not for quizzes, whose result is another page. */
export function MomentPlaceholder({ room }: { room: RoomToCome }) {
	const moment = room.quiz ? null : momentOf(room);
	return moment && !room.lesson.isDone ? <div aria-hidden="true" className={MOMENT_HEIGHTS[moment.kind]} /> : null;
}

function MomentWords({
	moment: { kind, number, lots },
	room: { course, modules },
}: { moment: Moment } & Pick<Props, "room">) {
	const { t } = useTranslation("lesson");
	const own = modules[number - 1];
	const count =
		kind === "course"
			? modules.reduce((sum, { lessons }) => sum + lessons.length, 0)
			: lots.filter((state) => state === "done").length;
	return (
		<div className="min-w-0 grow basis-60">
			<p className="flex items-center gap-2 text-ui font-strong text-brand-text">
				<CircleCheck className="size-5" />
				{t(kind === "course" ? "moment.course" : "moment.module", { number })}
			</p>
			<p
				lang={langAttribute(kind === "course" ? course.titleInEnglish : (own?.titleInEnglish ?? false))}
				className="mt-1 font-serif text-step-4 text-balance"
			>
				{kind === "course" ? course.title : own?.title}
			</p>
			<p className="mt-1 text-ui text-ink-muted">
				{t(kind === "course" ? "moment.courseText" : "moment.moduleText", { count })}
			</p>
		</div>
	);
}
