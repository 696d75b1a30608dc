import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { FindingsList } from "#app/features/money/reconciliation/desk/findings-list.tsx";
import { LastRun } from "#app/features/money/reconciliation/desk/last-run.tsx";
import { reconciliationPageData } from "#app/features/money/reconciliation/desk/reconciliation-page-data.server.ts";
import { ReconciliationForm } from "#app/features/money/reconciliation/desk/schemas.ts";
import { repairFinding } from "#app/features/money/reconciliation/repair.server.ts";
import { startRun } from "#app/features/money/reconciliation/run-step.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "reconciliation",
	i18n: ["admin", "reconciliation", "lists"],
	layout: "admin",
});

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const search = new URL(request.url).searchParams;
	return reconciliationPageData(db, { search, language: await context.language, timeZone: user.timeZone });
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(withStepUp(can("money")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), ReconciliationForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const deed = form.value;
	if (deed.intent === "run") {
		const started = await startRun(db, by);
		if (started.ok) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, started.jobId));
		return redirect(`/admin/reconciliation?done=${started.ok ? "run" : "running"}`);
	}
	const repaired = await repairFinding(db, { ...by, findingId: deed.findingId, orderEvents: ORDER_EVENTS });
	if (repaired.ok) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, repaired.jobId));
	return redirect(`/admin/reconciliation?done=${repaired.ok ? "repair" : "gone"}`);
});

export default function Reconciliation() {
	const { title, query, rows, pages, run, done } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={title}>
			<LastRun run={run} done={done} />
			<FindingsList query={query} rows={rows} pages={pages} />
		</AdminFrame>
	);
}
