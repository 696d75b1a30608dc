import { redirect, data as withHeaders } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CourseLearners } from "#app/features/learning/authoring/course-learners.tsx";
import { readCourseOrder } from "#app/features/learning/authoring/course-order.ts";
import { LEARNERS } from "#app/features/learning/authoring/learners-query.ts";
import { TaughtCourses } from "#app/features/learning/authoring/taught-courses.tsx";
import { findTeaching } from "#app/features/learning/authoring/teaching.repository.server.ts";
import { teachingData } from "#app/features/learning/authoring/teaching-data.ts";
import { TeachingTotals } from "#app/features/learning/authoring/teaching-totals.tsx";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { CLOSED_PAGES, ClosedPageNotice } from "#app/features/people/auth/closed-page-notice.tsx";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { readFlash } from "#app/shared/request/flash-cookie.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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
