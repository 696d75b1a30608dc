import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded } from "../../../features/auth/access.server";
import { articleFigures } from "../../../features/help/articles/article-figures.server";
import { listReasons } from "../../../features/help/articles/figures.repository.server";
import { ReportPage } from "../../../features/help/desk/report/report-page";
import { REPORT } from "../../../features/help/desk/report/report-query";
import { reportView } from "../../../features/help/desk/report/report-view";
import { listEntries } from "../../../features/library/entries.repository.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page({ name: "articles-report", i18n: ["admin", "desk", "lists"], layout: "admin" });

const SHOWN_REASONS = 20;

export const loader = guarded(can("support"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "desk");
	const query = REPORT.parse(new URL(request.url).searchParams);
	const [articles, figures, reasons] = await db.batch([
		listEntries(db, { kind: "help", language }),
		articleFigures(db, { now: new Date() }),
		listReasons(db, SHOWN_REASONS),
	]);
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return {
		title: t("report.title"),
		description: t("report.description"),
		view: reportView({ articles, figures, reasons }, query, { formats, language }),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function AdminArticlesReport() {
	const { t } = useTranslation("desk");
	return (
		<AdminFrame title={t("report.title")}>
			<ReportPage view={useLoaderData<typeof loader>().view} />
		</AdminFrame>
	);
}
