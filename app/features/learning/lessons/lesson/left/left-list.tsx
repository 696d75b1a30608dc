import { useTranslation } from "react-i18next";
import { useUnmetWords } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import type { LessonPageData } from "../lesson-page-data.server";

type Props = {
	lessons: LessonPageData["left"];
	currentId: number | null;
	className?: string;
};

export function LeftList({ lessons, currentId, className }: Props) {
	const duration = useDuration();
	const reasonOf = useUnmetWords();

	return (
		<ul className={classNames("divide-y divide-line border-y border-line", className)}>
			{lessons.map(({ lessonId, title, minutes, state, unmet, lock }) => (
				<li key={lessonId}>
					<Link
						to={`/lessons/${lessonId}`}
						discover={currentId === null ? "render" : "none"}
						aria-current={lessonId === currentId ? "page" : undefined}
						data-state={state}
						className="with-lot grid grid-cols-[1.25rem_1fr_auto] items-start gap-x-3 py-2.5 -outline-offset-2 before:row-span-2 before:mt-1.5 before:ml-0.5 hover:[&>:first-child]:text-brand-text"
					>
						<span className="min-w-0 text-ui leading-snug font-strong text-ink">{title}</span>
						<span className="col-start-2 min-w-0 text-step-1 text-ink-muted">
							{lock ?? reasonOf(unmet, lessonId === currentId)}
						</span>
						<span className="col-start-3 row-start-1 mt-0.5 text-step-1 whitespace-nowrap text-ink-subtle tabular">
							{duration(minutes)}
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

export function LeftSummary({
	left,
	progress,
	className,
}: Pick<LessonPageData, "left" | "progress"> & { className: string }) {
	const { t } = useTranslation(["lesson", "common"]);
	const duration = useDuration();
	const words = {
		left: left.length,
		count: progress.required,
		time: duration(progress.minutesLeft),
	};

	return <p className={className}>{left.length === 0 ? t("left.none") : t("left.summary", words)}</p>;
}
