import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { answerReportForm } from "#app/features/community/moderation/reports/answer-report-form.server.ts";
import { ReportFormSection } from "#app/features/community/moderation/reports/report-page.tsx";
import { reportPageData } from "#app/features/community/moderation/reports/report-page-data.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { REPORTABLES } from "#app/reportables.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { Notice } from "#app/ui/notice.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "report",
	i18n: ["reports", "forms"],
	layout: "form",
	query: ["kind", "id", "from"],
	navigation: [{ in: "footer.community", at: 3 }],
});

export const loader = guarded(everyone, async ({ context, db, request, user }) => {
	const found = await reportPageData(db, {
		reportables: REPORTABLES,
		search: new URL(request.url).searchParams,
		reader: { userId: user?.id ?? null, isModerator: user?.capabilities.includes("moderation") ?? false },
		language: await context.language,
		now: new Date(),
	});
	if (!found) throw notFound();
	return found;
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(everyone, ({ context, request, user }) =>
	answerReportForm(context, { request, user, reportables: REPORTABLES }),
);

export default function Report() {
	const { t } = useTranslation("reports");
	const found = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { received } = answer ?? {};
	return (
		<div className="container-reading pt-6 md:pt-8">
			<h1 className="font-serif text-step-6">{found.title}</h1>
			{received ? (
				<Notice tone="success" title={t(received.isNew ? "received.title" : "received.again")} className="mt-6">
					{received.email ? t("received.guest", { email: received.email }) : t("received.member")}
				</Notice>
			) : (
				<>
					<p className="mt-3 text-step-3 text-ink-muted">{t("lede")}</p>
					{found.thing?.isOwn ? (
						<Notice className="mt-6">{t("errors.own")}</Notice>
					) : (
						<ReportFormSection {...found} key={found.formKey} form={readReply(answer?.reply)} answer={answer} />
					)}
				</>
			)}
		</div>
	);
}
