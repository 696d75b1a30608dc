import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { orderName } from "#app/features/money/orders/own/order-view.server.ts";
import { findFindings } from "#app/features/money/reconciliation/desk/findings.repository.server.ts";
import { FindingsList } from "#app/features/money/reconciliation/desk/findings-list.tsx";
import { FINDINGS } from "#app/features/money/reconciliation/desk/findings-query.ts";
import { LastRun } from "#app/features/money/reconciliation/desk/last-run.tsx";
import { ReconciliationForm } from "#app/features/money/reconciliation/desk/schemas.ts";
import { findLastRun } from "#app/features/money/reconciliation/reconciliation.repository.server.ts";
import { repairFinding } from "#app/features/money/reconciliation/repair.server.ts";
import { startRun, tellsFrom } from "#app/features/money/reconciliation/run-step.server.ts";
import { SCANS } from "#app/features/money/reconciliation/scans/all-scans.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "reconciliation",
	i18n: ["admin", "reconciliation", "lists"],
	layout: "admin",
});

const DONE = ["run", "running", "repair", "gone"] as const;

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const params = new URL(request.url).searchParams;
	const query = FINDINGS.parse(params);
	const [{ rows, next, previous }, [run]] = [await findFindings(db, query), await findLastRun(db)];
	const t = getFixedT(language, "reconciliation");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return {
		title: t("title"),
		description: t("description"),
		query,
		pages: { next, previous },
		done: DONE.find((one) => one === params.get("done")) ?? null,
		run: run
			? {
					state: run.state,
					started: formats.dateTime(run.startedAt),
					looked: run.looked,
					found: run.found,
					part: run.scan,
					parts: SCANS,
				}
			: null,
		rows: rows.map(({ id, kind, subject, orderId, state, foundAt, repairedAt }) => ({
			id,
			kind,
			subject,
			state,
			found: formats.dateTime(foundAt),
			tellsFrom: state === "repairing" && repairedAt ? formats.dateTime(tellsFrom(repairedAt)) : null,
			order: orderId ? { id: orderId, name: orderName(orderId) } : null,
		})),
	};
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

/** Compares the books now, or puts a disagreement right. */
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
