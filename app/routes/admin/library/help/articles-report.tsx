import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ReportPage } from "#app/features/library/help/desk/report/report-page.tsx";
import { reportPageData } from "#app/features/library/help/desk/report/report-page-data.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "articles-report", i18n: ["admin", "desk", "lists"], layout: "admin" });

export const loader = guarded(can("support"), async ({ context, db, request, user }) =>
	reportPageData(db, { user, language: await context.language, search: new URL(request.url).searchParams }),
);

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function AdminArticlesReport() {
	const { t } = useTranslation("desk");
	return (
		<AdminFrame title={t("report.title")}>
			<ReportPage view={useLoaderData<typeof loader>().view} />
		</AdminFrame>
	);
}
