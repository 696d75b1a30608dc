import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { IncidentForm } from "#app/features/operations/status/incident-form.tsx";
import { Incident } from "#app/features/operations/status/incident-list.tsx";
import { IncidentInput } from "#app/features/operations/status/incident-schemas.server.ts";
import { incidentViews } from "#app/features/operations/status/incident-view.ts";
import { openIncident } from "#app/features/operations/status/incidents.server.ts";
import { listIncidents, listIncidentUpdates } from "#app/features/operations/status/status.repository.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Link } from "#app/ui/link.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "incidents", i18n: ["admin", "status"], layout: "admin" });

const YEAR = 365 * 86_400_000;

export const loader = guarded(can("settings"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "status");
	const since = new Date(Date.now() - YEAR);
	const [incidents, updates] = await db.batch([listIncidents(db, since), listIncidentUpdates(db, since)]);
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return {
		title: t("admin.title"),
		description: t("admin.lede"),
		incidents: incidentViews(incidents, updates, { language, formats }),
		isDone: new URL(request.url).searchParams.get("done"),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(can("settings"), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), IncidentInput);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	await openIncident(db, form.value, { actorId: user.id, requestId: context.requestId, now: new Date() });
	context.waitUntil(raiseContentVersion(context.env.CACHE));
	return redirect("/admin/incidents?done=opened");
});

export default function AdminIncidents() {
	const { t } = useTranslation("status");
	const { incidents, isDone } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	return (
		<AdminFrame
			title={t("admin.title")}
			actions={
				<Link to="/status" className="link">
					{t("admin.toPage")}
				</Link>
			}
		>
			{isDone === "opened" || isDone === "updated" ? (
				<ResultNotice tone="success" className="mb-8">
					{t(`admin.${isDone}`)}
				</ResultNotice>
			) : null}
			<p className="max-w-[42rem] text-ink-muted">{t("admin.lede")}</p>
			<section aria-labelledby="new-incident" className="mt-8">
				<h2 id="new-incident" className="mb-4 text-step-3">
					{t("admin.new")}
				</h2>
				<IncidentForm reply={reply} />
			</section>
			<section aria-labelledby="incident-list" className="mt-14">
				<h2 id="incident-list" className="text-step-3">
					{t("admin.list")}
				</h2>
				{incidents.length === 0 ? <p className="mt-3 text-ink-muted">{t("admin.empty")}</p> : null}
				<ul className="mt-5 grid gap-10">
					{incidents.map((incident) => (
						<li key={incident.id}>
							<Incident incident={incident} />
							<Link to={`/admin/incidents/${incident.id}`} className="link mt-3 inline-flex min-h-11 items-center">
								{t("admin.edit")}
							</Link>
						</li>
					))}
				</ul>
			</section>
		</AdminFrame>
	);
}
