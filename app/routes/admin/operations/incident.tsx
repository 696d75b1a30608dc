import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { IncidentForm } from "#app/features/operations/status/incident-form.tsx";
import { Incident } from "#app/features/operations/status/incident-list.tsx";
import { IncidentUpdate } from "#app/features/operations/status/incident-schemas.server.ts";
import { incidentViews } from "#app/features/operations/status/incident-view.ts";
import { updateIncident } from "#app/features/operations/status/incidents.server.ts";
import { findIncident, listUpdatesOf } from "#app/features/operations/status/status.repository.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "incidents", i18n: ["admin", "status"], layout: "admin", crumb: titleOf });

function titleOf({ title }: { title: string }) {
	return title;
}

export const loader = guarded(can("settings"), async ({ context, db, params, user }) => {
	const language = await context.language;
	const id = String(params.incidentId).slice(0, 100);
	const [incidents, updates] = await db.batch([findIncident(db, id), listUpdatesOf(db, id)]);
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const [incident] = incidentViews(incidents, updates, { language, formats });
	if (!incident) throw notFound();
	const t = getFixedT(language, "status");
	return {
		title: incident.title.text,
		description: t("admin.lede"),
		incident,
		titles: incidents[0]?.words ?? {},
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

const key = errorKeys<"status">();

export const action = guarded(can("settings"), async ({ context, db, params, request, user }) => {
	const form = parseForm(await request.formData(), IncidentUpdate);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	if (form.value.id !== params.incidentId) throw notFound();
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const outcome = await updateIncident(db, form.value, by);
	if (!outcome.ok && outcome.reason === "notFound") throw notFound();
	if (!outcome.ok) return data({ reply: form.reply({ formErrors: [{ key: key("errors.changed") }] }) }, 409);
	context.waitUntil(raiseContentVersion(context.env.CACHE));
	return redirect("/admin/incidents?done=updated");
});

export default function AdminIncident() {
	const { t } = useTranslation("status");
	const { incident, titles } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	const { id, revision, impact, state } = incident;
	return (
		<AdminFrame title={incident.title.text}>
			<h2 className="mb-4 text-step-3">{t("admin.update")}</h2>
			<IncidentForm incident={{ id, revision, impact, state, titles }} reply={reply} />
			<div className="mt-14">
				<Incident incident={incident} />
			</div>
		</AdminFrame>
	);
}
