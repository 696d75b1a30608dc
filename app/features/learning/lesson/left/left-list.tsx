import { useTranslation } from "react-i18next";
import { classNames } from "../../../../ui/class-names";
import { Lot } from "../../../../ui/figures/lots";
import { Link } from "../../../../ui/link";
import type { LessonPageData } from "../lesson-page-data.server";
import { useUnmetWords } from "../lesson-words";

type Props = { lessons: LessonPageData["left"]; currentId: number; className?: string };

/** Lessons that do not count yet, each with its reason and a link. */
export function LeftList({ lessons, currentId, className }: Props) {
	const { t } = useTranslation();
	const reasonOf = useUnmetWords();

	return (
		<ul className={classNames("border-t border-line", className)}>
			{lessons.map(({ lessonId, title, minutes, state, unmet }) => (
				<li key={lessonId} className="border-b border-line">
					<Link
						to={`/lessons/${lessonId}`}
						aria-current={lessonId === currentId ? "page" : undefined}
						className="group grid grid-cols-[1.25rem_1fr_auto] items-start gap-x-3 py-2.5 -outline-offset-2"
					>
						<Lot state={state} className="mt-1.5 ml-0.5 w-3.5" />
						<span className="min-w-0">
							<span className="block text-ui leading-snug font-strong text-ink group-hover:text-brand-text">
								{title}
							</span>
							<span className="block text-step-1 text-ink-muted">{reasonOf(unmet, lessonId === currentId)}</span>
						</span>
						<span className="mt-0.5 text-step-1 whitespace-nowrap text-ink-subtle tabular">
							{t("minutes", { count: minutes })}
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

/** How much of the course does not count yet, in one sentence. */
export function LeftSummary({
	left,
	progress,
	className,
}: Pick<LessonPageData, "left" | "progress"> & { className: string }) {
	const { t } = useTranslation(["lesson", "common"]);
	const words = {
		left: left.length,
		count: progress.required,
		time: t("common:minutes", { count: progress.minutesLeft }),
	};

	return <p className={className}>{left.length === 0 ? t("left.none") : t("left.summary", words)}</p>;
}
