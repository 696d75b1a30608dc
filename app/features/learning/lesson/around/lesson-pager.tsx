import { useTranslation } from "react-i18next";
import { ArrowLeft, ArrowRight } from "../../../../ui/icons";
import { Link } from "../../../../ui/link";
import type { LessonPageData } from "../lesson-page-data.server";

/** The neighbours of a lesson, under its text. */
export function LessonPager({ room: { previous, next } }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");

	return (
		<nav
			aria-label={t("pager.label")}
			className="mt-14 grid border-t border-line-strong md:grid-cols-2 md:divide-x md:divide-line-strong print:hidden"
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
