import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { takesTestMoney } from "#app/features/money/gateway/gateways-of.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { readReport } from "#app/features/operations/admin/revenue/report/read-report.server.ts";
import { ReportPage } from "#app/features/operations/admin/revenue/report/report-page.tsx";
import { readReportQuery } from "#app/features/operations/admin/revenue/report/report-query.ts";
import { reportView } from "#app/features/operations/admin/revenue/report/report-view.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "revenue",
	i18n: ["admin", "revenue", "orderdesk", "lists"],
	layout: "admin",
	query: ["period", "currency", "mode"],
});

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "revenue");
	const report = await readReport(
		db,
		readReportQuery(new URL(request.url).searchParams, takesTestMoney(context.env, db) ? "test" : "live"),
		new Date(),
	);
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return { title: t("title"), description: t("description"), view: reportView(report, { language, formats }) };
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function Revenue() {
	const { title, view } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={title}>
			<ReportPage view={view} />
		</AdminFrame>
	);
}
