import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { ArrowLeft, ArrowRight } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { LessonPageData } from "../lesson-page-data.server";

/** "Next" is omitted when the button of a completed lesson or the phone's bottom bar already has it. */
export function LessonPager({ room }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const { previous, lesson, reader } = room;
	const isLearning = reader === "learner";
	const next = isLearning && lesson.isDone ? null : room.next;
	if (!previous && !next) return null;

	return (
		<nav
			aria-label={t("pager.label")}
			className={classNames(
				"mt-14 grid border-t border-line-strong md:grid-cols-2 md:divide-x md:divide-line-strong print:hidden",
				isLearning && "max-lg:hidden",
			)}
		>
			{previous ? (
				<Link
					to={previous.to}
					rel="prev"
					aria-keyshortcuts="ArrowLeft"
					className="group flex min-h-22 items-center gap-4 py-4 pr-4"
				>
					<ArrowLeft className="size-4.5" />
					<span className="min-w-0">
						<span className="block text-step-1 text-ink-muted">{t("pager.previous")}</span>
						<span className="block font-serif text-step-3 leading-snug font-title group-hover:text-brand-text">
							{previous.title}
						</span>
					</span>
				</Link>
			) : (
				<span className="max-md:hidden" />
			)}
			{next ? (
				<Link
					to={next.to}
					rel="next"
					aria-keyshortcuts="ArrowRight"
					className="group flex min-h-22 items-center justify-end gap-4 py-4 pl-4 text-right max-md:border-t max-md:border-line"
				>
					<span className="min-w-0">
						<span className="block text-step-1 text-ink-muted">{t("pager.next")}</span>
						<span className="block font-serif text-step-3 leading-snug font-title group-hover:text-brand-text">
							{next.title}
						</span>
					</span>
					<ArrowRight className="size-4.5" />
				</Link>
			) : null}
		</nav>
	);
}
