import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { JobsPage } from "#app/features/operations/admin/jobs/jobs-page.tsx";
import { jobsView } from "#app/features/operations/admin/jobs/jobs-view.ts";
import { RunAgainForm } from "#app/features/operations/admin/jobs/schemas.ts";
import { listScheduledJobs } from "#app/features/operations/jobs/clock/scheduled-jobs.repository.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import {
	listDeadJobs,
	listWaitingJobs,
	runJobAgain,
} from "#app/features/operations/jobs/outbox/jobs-at-desk.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { inBatch } from "#db/in-batch.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "jobs", i18n: ["admin"], layout: "admin" });

const MOST = 50;

export const loader = guarded(can("settings"), async ({ context, db, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "admin");
	const now = new Date();
	const { waiting, dead, clock } = await inBatch(db, {
		waiting: listWaitingJobs(db, MOST),
		dead: listDeadJobs(db, { now, limit: MOST }),
		clock: listScheduledJobs(db),
	});
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return {
		title: t("jobs.title"),
		description: t("jobs.lede"),
		view: jobsView({ waiting, dead, clock }, { formats, t: getFixedT(language, "deeds") }),
	};
});

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
