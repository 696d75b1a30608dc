import { useTranslation } from "react-i18next";
import { joinSentences } from "#app/shared/words/joining.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import type { ChosenCourse } from "../teaching-data";
import { COUNTED_LEARNERS } from "./counted-learners";
import { DropOffChart } from "./drop-off-chart";
import { DropOffTable } from "./drop-off-table";
import { CHART_VIEWS } from "./drop-off-view";

/** Where people stop in the chosen course: a sentence, the chart, and the same as a table. */
export function DropOff({ chosen }: { chosen: ChosenCourse }) {
	const { t, i18n } = useTranslation("teaching");
	const { id, title, dropOff, chart, lesson, enrolled, isWithheld, isCounted } = chosen;
	return (
		<section id="where-people-stop" aria-labelledby="drop-off-title">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h2 id="drop-off-title" className="font-serif text-step-4">
					{t("dropOff.title")}
				</h2>
				{dropOff ? (
					<nav aria-label={t("dropOff.view")} className="flex max-md:hidden">
						{CHART_VIEWS.map((view) => (
							<Link
								key={view}
								to={`/instructor-dashboard?course=${id}&chart=${view}#where-people-stop`}
								preventScrollReset
								aria-current={view === chart ? "true" : undefined}
								className={classNames(
									"inline-flex min-h-9 items-center border border-control px-4 text-label first:rounded-l-control last:rounded-r-control last:border-l-0",
									view === chart ? "bg-brand-soft font-strong text-brand-text" : "hover:bg-surface-sunken",
								)}
							>
								{t(`dropOff.${view}`)}
							</Link>
						))}
					</nav>
				) : null}
			</div>
			{dropOff ? (
				<>
					<p className="mt-2 max-w-160 text-ui text-ink-muted">
						{joinSentences(i18n.language, [
							t("dropOff.reached", { reached: dropOff.reached, course: title, finished: dropOff.finished }),
							dropOff.steepest
								? t("dropOff.steepest", { number: dropOff.steepest.number, title: dropOff.steepest.title })
								: t("dropOff.nobody"),
						])}
					</p>
					<DropOffChart dropOff={dropOff} view={chart} chosenId={lesson?.id ?? null} courseId={id} />
					<p className="mt-3 text-step-1 text-ink-subtle">
						{joinSentences(i18n.language, [
							t("dropOff.quiet"),
							enrolled > COUNTED_LEARNERS && t("dropOff.latest", { learners: COUNTED_LEARNERS }),
						])}
					</p>
					<DropOffTable dropOff={dropOff} />
				</>
			) : (
				<p className="mt-3 text-label text-ink-muted">
					{t(isWithheld ? "withheldText" : isCounted ? "dropOff.withheld" : "notCounted")}
				</p>
			)}
		</section>
	);
}
