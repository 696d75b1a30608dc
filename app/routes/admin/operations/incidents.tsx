import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { IncidentInput } from "#app/features/operations/status/incident-schemas.server.ts";
import { openIncident } from "#app/features/operations/status/incidents.server.ts";
import { IncidentsPage } from "#app/features/operations/status/incidents-page.tsx";
import { incidentsPageData } from "#app/features/operations/status/status-pages-data.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { Link } from "#app/ui/link.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "incidents", i18n: ["admin", "status"], layout: "admin" });

const DONE_VALUES = ["opened", "updated"] as const;

export const loader = guarded(can("settings"), async ({ context, db, request, user }) => {
	const shown = await incidentsPageData(db, { language: await context.language, timeZone: user.timeZone });
	const asked = new URL(request.url).searchParams.get("done");
	return { ...shown, done: DONE_VALUES.find((one) => one === asked) ?? null };
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
	const { incidents, done } = useLoaderData<typeof loader>();
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
			<IncidentsPage incidents={incidents} done={done} reply={reply} />
		</AdminFrame>
	);
}
