import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { readReport } from "../../../features/admin/revenue/report/read-report.server";
import { ReportPage } from "../../../features/admin/revenue/report/report-page";
import { readReportQuery } from "../../../features/admin/revenue/report/report-query";
import { reportView } from "../../../features/admin/revenue/report/report-view";
import { can, guarded } from "../../../features/auth/access.server";
import { takesTestMoney } from "../../../money.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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
