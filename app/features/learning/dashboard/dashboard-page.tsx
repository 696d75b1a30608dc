import { useTranslation } from "react-i18next";
import { ClosedPageNotice } from "#app/features/people/auth/closed-page-notice.tsx";
import { WelcomeCard } from "#app/features/people/auth/verification/welcome-card.tsx";
import { ContinueCard } from "./continue-card.tsx";
import { DashboardHead } from "./dashboard-head.tsx";
import type { DashboardPageData } from "./dashboard-page-data.server.ts";
import { MinutesChart } from "./minutes-chart.tsx";
import { NextLessons } from "./next-lessons.tsx";
import { NothingOpen } from "./nothing-open.tsx";
import { TakenCourses } from "./taken-courses.tsx";
import { WeekSummary } from "./week-summary.tsx";
import { Welcome } from "./welcome.tsx";

export function DashboardPage({ page }: { page: DashboardPageData }) {
	const { t, i18n } = useTranslation("dashboard");
	const { name, partOfDay, data, closed, unconfirmed, isNew } = page;
	const { goOn, courses, upcoming, isAllComplete } = data;
	const isPartlyEnglish =
		i18n.language !== "en" && (goOn?.titleInEnglish || [...courses, ...upcoming].some((shown) => shown.titleInEnglish));

	return (
		<>
			{closed || unconfirmed ? (
				<div className="container-page grid grid-cols-[minmax(0,1fr)] gap-4 pt-6">
					<ClosedPageNotice why={closed} />
					{unconfirmed ? <WelcomeCard email={unconfirmed} isNew={isNew} /> : null}
				</div>
			) : null}
			<DashboardHead name={name} partOfDay={partOfDay} data={data} />
			{courses.length === 0 ? (
				<Welcome featured={data.featured} />
			) : (
				<div className="container-page mt-8 grid items-start gap-x-14 gap-y-14 md:mt-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
					<div className="grid min-w-0 gap-14">
						{goOn ? <ContinueCard goOn={goOn} /> : <NothingOpen isAllComplete={isAllComplete} />}
						<TakenCourses courses={courses} />
						<MinutesChart chart={data.chart} />
					</div>
					<div className="grid min-w-0 gap-10">
						<WeekSummary week={data.week} />
						<NextLessons lessons={upcoming} />
						{isPartlyEnglish ? <p className="text-step-1 text-ink-subtle">{t("titlesInEnglish")}</p> : null}
					</div>
				</div>
			)}
		</>
	);
}
