import { takesTestMoney } from "#app/features/money/gateway/gateways-of.server.ts";
import { readReport } from "#app/features/operations/admin/revenue/report/read-report.server.ts";
import { reportFileOf } from "#app/features/operations/admin/revenue/report/report-file.server.ts";
import { readReportPart, readReportQuery } from "#app/features/operations/admin/revenue/report/report-query.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const loader = guarded(can("money"), async ({ context, db, request }) => {
	const asked = new URL(request.url).searchParams;
	const report = await readReport(
		db,
		readReportQuery(asked, takesTestMoney(context.env, db) ? "test" : "live"),
		new Date(),
	);
	return reportFileOf(report, readReportPart(asked), getFixedT(await context.language, "revenue"));
});
