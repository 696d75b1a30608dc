import { useTranslation } from "react-i18next";
import { type CLOSED_PAGES, ClosedPageNotice } from "#app/features/people/auth/closed-page-notice.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { CourseLearners } from "./course-learners.tsx";
import { TaughtCourses } from "./taught-courses.tsx";
import type { TeachingPageData } from "./teaching-page-data.server.ts";
import { TeachingTotals } from "./teaching-totals.tsx";

type Props = Pick<TeachingPageData, "isAdmin" | "data"> & { closed: (typeof CLOSED_PAGES)[number] | null };

export function TeachingPage({ isAdmin, data, closed }: Props) {
	const { t } = useTranslation(["authoring", "frame"]);
	return (
		<div className="container-page pt-10 md:pt-14">
			<ClosedPageNotice why={closed} className="mb-6" />
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1 className="font-serif text-step-5">{t("title")}</h1>
				<LinkButton to="/instructor-dashboard/courses/new" variant="secondary">
					{t("courses.new")}
				</LinkButton>
			</div>
			<p className="mt-1.5 text-step-2 text-ink-muted">{t(isAdmin ? "ledeAll" : "lede")}</p>
			<LinkButton to="/instructor-dashboard/announcements" variant="secondary" className="mt-4">
				{t("frame:pages.announcements")}
			</LinkButton>
			{data.chosen ? (
				<div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-14">
					<TeachingTotals totals={data.totals} />
					<TaughtCourses courses={data.courses} isPartlyCounted={data.isPartlyCounted} order={data.order} />
					<CourseLearners chosen={data.chosen} />
				</div>
			) : (
				<EmptyState
					className="mt-10"
					title={t("empty.title")}
					action={<LinkButton to="/courses">{t("empty.browse")}</LinkButton>}
				>
					{t("empty.text")}
				</EmptyState>
			)}
		</div>
	);
}
