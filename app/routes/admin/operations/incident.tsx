import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { IncidentPage } from "#app/features/operations/status/incident-page.tsx";
import { IncidentUpdate } from "#app/features/operations/status/incident-schemas.server.ts";
import { updateIncident } from "#app/features/operations/status/incidents.server.ts";
import { incidentPageData } from "#app/features/operations/status/status-pages-data.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "incidents", i18n: ["admin", "status"], layout: "admin", crumb: titleOf });

function titleOf({ title }: { title: string }) {
	return title;
}

export const loader = guarded(can("settings"), async ({ context, db, params, user }) => {
	const reader = { language: await context.language, timeZone: user.timeZone };
	const shown = await incidentPageData(db, String(params.incidentId).slice(0, 100), reader);
	if (!shown) throw notFound();
	return shown;
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
	const { title, incident, titles } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	return (
		<AdminFrame title={title}>
			<IncidentPage incident={incident} titles={titles} reply={reply} />
		</AdminFrame>
	);
}
