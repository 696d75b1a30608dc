import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listEntries } from "#app/features/library/entries/entries.repository.server.ts";
import { articleFigures } from "#app/features/library/help/articles/article-figures.server.ts";
import { listReasons } from "#app/features/library/help/articles/figures.repository.server.ts";
import { ReportPage } from "#app/features/library/help/desk/report/report-page.tsx";
import { REPORT } from "#app/features/library/help/desk/report/report-query.ts";
import { reportView } from "#app/features/library/help/desk/report/report-view.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { inBatch } from "#db/in-batch.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "articles-report", i18n: ["admin", "desk", "lists"], layout: "admin" });

const SHOWN_REASONS = 20;

export const loader = guarded(can("support"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "desk");
	const query = REPORT.parse(new URL(request.url).searchParams);
	const { articles, figures, reasons } = await inBatch(db, {
		articles: listEntries(db, { kind: "help", language }),
		figures: articleFigures(db, { now: new Date() }),
		reasons: listReasons(db, SHOWN_REASONS),
	});
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
