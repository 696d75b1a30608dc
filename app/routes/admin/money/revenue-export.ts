import { readReport } from "../../../features/admin/revenue/report/read-report.server";
import { reportFileOf } from "../../../features/admin/revenue/report/report-file.server";
import { readReportPart, readReportQuery } from "../../../features/admin/revenue/report/report-query";
import { can, guarded } from "../../../features/auth/access.server";
import { takesTestMoney } from "../../../money.server";
import { getFixedT } from "../../../shared/words/i18n.server";

/** A part of the report as a file, of what the page was asked for. */
export const loader = guarded(can("money"), async ({ context, db, request }) => {
	const asked = new URL(request.url).searchParams;
	const report = await readReport(
		db,
		readReportQuery(asked, takesTestMoney(context.env, db) ? "test" : "live"),
		new Date(),
	);
	return reportFileOf(report, readReportPart(asked), getFixedT(await context.language, "revenue"));
});
