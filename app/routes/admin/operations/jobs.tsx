import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { JobsPage } from "#app/features/operations/admin/jobs/jobs-page.tsx";
import { jobsPageData } from "#app/features/operations/admin/jobs/jobs-page-data.server.ts";
import { RunAgainForm } from "#app/features/operations/admin/jobs/schemas.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { runJobAgain } from "#app/features/operations/jobs/outbox/jobs-at-desk.server.ts";
import { readJobs } from "#app/features/operations/jobs/outbox/read-jobs.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "jobs", i18n: ["admin"], layout: "admin" });

export const loader = guarded(can("settings"), async ({ context, db, user }) =>
	jobsPageData(await readJobs(db), { language: await context.language, timeZone: user.timeZone }),
);

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(can("settings"), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), RunAgainForm);
	if (form.status !== "success") return data(null, 400);
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const outcome = await runJobAgain(db, { ...form.value, ...by });
	if (!outcome.ok) return data({ said: outcome.reason }, 409);
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, form.value.id));
	return data({ said: "again" as const });
});

export default function Jobs() {
	const { t } = useTranslation("admin");
	const { view } = useLoaderData<typeof loader>();
	const said = useActionData<typeof action>()?.said;
	return (
		<AdminFrame title={t("jobs.title")}>
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">{t("jobs.lede")}</p>
			{said ? (
				<ResultNotice tone={said === "again" ? "success" : "danger"} className="mb-6">
					{t(`jobs.said.${said}`)}
				</ResultNotice>
			) : null}
			<JobsPage {...view} />
		</AdminFrame>
	);
}
