import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { anyUser, guarded } from "../../features/auth/access.server";
import { CLOSED_PAGES, ClosedPageNotice } from "../../features/auth/closed-page-notice";
import { WelcomeCard } from "../../features/auth/verification/welcome-card";
import { ContinueCard } from "../../features/learning/dashboard/continue-card";
import { findDashboard } from "../../features/learning/dashboard/dashboard.repository.server";
import { dashboardData } from "../../features/learning/dashboard/dashboard-data.server";
import { DashboardHead } from "../../features/learning/dashboard/dashboard-head";
import { MinutesChart } from "../../features/learning/dashboard/minutes-chart";
import { NextLessons } from "../../features/learning/dashboard/next-lessons";
import { NothingOpen } from "../../features/learning/dashboard/nothing-open";
import { partOfDay } from "../../features/learning/dashboard/part-of-day";
import { TakenCourses } from "../../features/learning/dashboard/taken-courses";
import { WeekSummary } from "../../features/learning/dashboard/week-summary";
import { Welcome } from "../../features/learning/dashboard/welcome";
import { learningDay } from "../../features/learning/progress/learning-day";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { readFlash } from "../../shared/request/flash-cookie";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

/** The words for why a lesson does not count yet are those of the lesson page. */
export const handle = page({
	name: "dashboard",
	i18n: ["dashboard", "lesson", "welcome"],
	layout: "dashboard",
	mayBeRestored: true,
	navigation: [
		{ in: "header", at: 1, for: ["student"] },
		{ in: "account", at: 1, for: ["student"] },
		{ in: "footer.account", at: 1, for: ["student"] },
	],
	preload: ["student"],
	without: ["learningPath"],
});

export const loader = guarded(anyUser, {
	read: async ({ context, db, viewer }) =>
		findDashboard(db, { ...viewer, language: await context.language, now: new Date() }),
	handle: async ({ context, request, user, found }) => {
		const now = new Date();
		const language = await context.language;
		const t = getFixedT(language, "dashboard");
		const today = learningDay(now, user.timeZone);
		const formats = formatsFor({ language, timeZone: user.timeZone });

		const { flash, headers } = readFlash(request, ["welcome", ...CLOSED_PAGES]);
		const page = {
			title: t("title"),
			description: t("description"),
			name: user.name.split(" ")[0] ?? user.name,
			partOfDay: partOfDay(now, user.timeZone),
			data: dashboardData(found, today, { formats, goalMinutes: user.weeklyGoalMinutes }),
			closed: flash === "welcome" ? null : flash,
			/** The address that is still to be confirmed. */
			unconfirmed: user.emailVerifiedAt ? null : user.email,
			isNew: flash === "welcome",
		};
		return data(page, { headers });
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Dashboard() {
	const { t, i18n } = useTranslation("dashboard");
	const { name, partOfDay, data, closed, unconfirmed, isNew } = useLoaderData<typeof loader>();
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
