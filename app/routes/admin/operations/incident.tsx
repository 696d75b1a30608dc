import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded } from "../../../features/auth/access.server";
import { IncidentForm } from "../../../features/status/incident-form";
import { Incident } from "../../../features/status/incident-list";
import { IncidentUpdate } from "../../../features/status/incident-schemas.server";
import { incidentViews } from "../../../features/status/incident-view";
import { updateIncident } from "../../../features/status/incidents.server";
import { findIncident, listUpdatesOf } from "../../../features/status/status.repository.server";
import { notFound } from "../../../shared/api/api-error.server";
import { errorKeys } from "../../../shared/forms/form-message";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { raiseContentVersion } from "../../../shared/request/content-version";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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
