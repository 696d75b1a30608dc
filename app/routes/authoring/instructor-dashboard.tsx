import { redirect, data as withHeaders } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { guarded, instructors } from "../../features/auth/access.server";
import { CLOSED_PAGES, ClosedPageNotice } from "../../features/auth/closed-page-notice";
import { CourseLearners } from "../../features/authoring/course-learners";
import { readCourseOrder } from "../../features/authoring/course-order";
import { LEARNERS } from "../../features/authoring/learners-query";
import { TaughtCourses } from "../../features/authoring/taught-courses";
import { findTeaching } from "../../features/authoring/teaching.repository.server";
import { teachingData } from "../../features/authoring/teaching-data";
import { TeachingTotals } from "../../features/authoring/teaching-totals";
import { notFound } from "../../shared/api/api-error.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { readFlash } from "../../shared/request/flash-cookie";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";
import { LinkButton } from "../../ui/button";
import { EmptyState } from "../../ui/states/empty-state";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "instructor-dashboard",
	i18n: ["authoring", "lists"],
	layout: "dashboard",
	navigation: [
		{ in: "header", at: 1, for: ["instructor"], label: "pages.dashboard" },
		{ in: "account", at: 1, for: ["instructor"], label: "pages.dashboard" },
		{ in: "account", at: 2, for: ["admin"] },
		{ in: "footer.account", at: 1, for: ["instructor"], label: "pages.dashboard" },
	],
	preload: ["instructor"],
	without: ["learningPath"],
});

export const loader = guarded(instructors, {
	read: async ({ context, db, request, viewer }) => {
		const query = LEARNERS.parse(new URL(request.url).searchParams);
		return { query, rows: await findTeaching(db, { ...viewer, language: await context.language, query }) };
	},
	handle: async ({ context, request, user, found: { query, rows } }) => {
		const language = await context.language;
		const t = getFixedT(language, "authoring");
		const search = new URL(request.url).searchParams;
		const isAdmin = user.role === "admin";
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const data = teachingData(rows, query, formats, { order: readCourseOrder(search), language });
		if (!data) throw notFound();
		const { chosen } = data;
		if (chosen && query.page > chosen.pageCount)
			throw redirect(LEARNERS.href(chosen.query, { page: chosen.pageCount }));

		const { flash: closed, headers } = readFlash(request, CLOSED_PAGES);
		return withHeaders({ title: t("title"), description: t("description"), isAdmin, data, closed }, { headers });
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function InstructorDashboard() {
	const { t } = useTranslation("authoring");
	const { isAdmin, data, closed } = useLoaderData<typeof loader>();

	return (
		<div className="container-page pt-10 md:pt-14">
			<ClosedPageNotice why={closed} className="mb-6" />
			<h1 className="font-serif text-step-5">{t("title")}</h1>
			<p className="mt-1.5 text-step-2 text-ink-muted">{t(isAdmin ? "ledeAll" : "lede")}</p>
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
