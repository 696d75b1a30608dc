import { useTranslation } from "react-i18next";
import { type CLOSED_PAGES, ClosedPageNotice } from "#app/features/people/auth/closed-page-notice.tsx";
import { joinParts } from "#app/shared/words/joining.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { DropOff } from "./figures/drop-off.tsx";
import { RevenueBox } from "./figures/revenue-box.tsx";
import { WorstQuestions } from "./figures/worst-questions-table.tsx";
import { CourseLearners } from "./learners/course-learners.tsx";
import { LatestReview } from "./reviews/latest-review.tsx";
import { TaughtCourses } from "./taught-courses.tsx";
import type { TeachingPageData } from "./teaching-page-data.server.ts";
import { TeachingTotals } from "./teaching-totals.tsx";
import { WaitingBox } from "./waiting-box.tsx";

type Props = Pick<TeachingPageData, "isAdmin" | "data"> & { closed: (typeof CLOSED_PAGES)[number] | null };

/** On a phone, what waits comes first; on a wide screen it stands beside the figures. */
export function TeachingPage({ isAdmin, data, closed }: Props) {
	const { t, i18n } = useTranslation(["teaching", "frame"]);
	const { chosen, totals } = data;
	return (
		<div className="container-page pt-10 md:pt-14">
			<ClosedPageNotice why={closed} className="mb-6" />
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1 className="font-serif text-step-5">{t("title")}</h1>
				<div className="flex flex-wrap gap-3">
					<LinkButton to="/instructor-dashboard/announcements" variant="secondary">
						{t("frame:pages.announcements")}
					</LinkButton>
					<LinkButton to="/instructor-dashboard/courses/new">{t("courses.new")}</LinkButton>
				</div>
			</div>
			<p className="mt-1.5 text-step-2 text-ink-muted">
				{chosen
					? joinParts(i18n.language, [
							t("courseCount", { count: totals.courses }),
							t("sum", { count: totals.learners }),
						])
					: t(isAdmin ? "ledeAll" : "lede")}
			</p>
			{chosen ? (
				<div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:grid-rows-[auto_1fr_auto]">
					<aside aria-labelledby="waiting-title" className="lg:col-start-2 lg:row-start-1">
						<WaitingBox waiting={data.waiting} />
					</aside>
					<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-14 lg:col-start-1 lg:row-span-2 lg:row-start-1">
						<TeachingTotals totals={totals} hasWithheld={data.hasWithheld} />
						<TaughtCourses courses={data.courses} order={data.order} showsTeacher={isAdmin} />
						<DropOff chosen={chosen} />
						<WorstQuestions chosen={chosen} />
					</div>
					<div className="grid content-start gap-10 lg:col-start-2 lg:row-start-2">
						<LatestReview review={data.latest} count={data.reviewCount} />
						{data.revenue ? <RevenueBox lines={data.revenue} /> : null}
					</div>
					<div className="lg:col-span-2">
						<CourseLearners chosen={chosen} />
					</div>
				</div>
			) : (
				<EmptyState
					className="mt-10"
					title={t("empty.title")}
					action={<LinkButton to="/instructor-dashboard/courses/new">{t("courses.new")}</LinkButton>}
				>
					{t("empty.text")}
				</EmptyState>
			)}
		</div>
	);
}
