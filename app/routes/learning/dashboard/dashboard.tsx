import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ContinueCard } from "#app/features/learning/dashboard/continue-card.tsx";
import { findDashboard } from "#app/features/learning/dashboard/dashboard.repository.server.ts";
import { dashboardData } from "#app/features/learning/dashboard/dashboard-data.server.ts";
import { DashboardHead } from "#app/features/learning/dashboard/dashboard-head.tsx";
import { MinutesChart } from "#app/features/learning/dashboard/minutes-chart.tsx";
import { NextLessons } from "#app/features/learning/dashboard/next-lessons.tsx";
import { NothingOpen } from "#app/features/learning/dashboard/nothing-open.tsx";
import { partOfDay } from "#app/features/learning/dashboard/part-of-day.ts";
import { TakenCourses } from "#app/features/learning/dashboard/taken-courses.tsx";
import { WeekSummary } from "#app/features/learning/dashboard/week-summary.tsx";
import { Welcome } from "#app/features/learning/dashboard/welcome.tsx";
import { learningDay } from "#app/features/learning/enrollment/progress/learning-day.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { CLOSED_PAGES, ClosedPageNotice } from "#app/features/people/auth/closed-page-notice.tsx";
import { WelcomeCard } from "#app/features/people/auth/verification/welcome-card.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { readFlash } from "#app/shared/request/flash-cookie.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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
