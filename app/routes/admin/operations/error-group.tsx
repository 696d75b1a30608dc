import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { changeErrorStatus } from "#app/features/operations/error-reporting/groups/change-error-status.server.ts";
import { ErrorGroupPage } from "#app/features/operations/error-reporting/groups/error-group-page.tsx";
import { errorGroupPageData } from "#app/features/operations/error-reporting/groups/errors-pages-data.server.ts";
import { StatusChangeInput } from "#app/features/operations/error-reporting/schemas.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { cutText } from "#app/shared/cut-text.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

/** The URL has a fingerprint; the message says more. */
const CRUMB_LENGTH = 60;

export const handle = page<{ group: { message: string } }>({
	name: "error",
	i18n: ["admin", "errors"],
	layout: "admin",
	crumb: ({ group }) => cutText(group.message, CRUMB_LENGTH),
});

export const loader = guarded(can("settings"), async ({ context, params, user }) => {
	const reader = { language: await context.language, timeZone: user.timeZone };
	const shown = await errorGroupPageData(context.db, String(params.fingerprint), reader);
	if (!shown) throw notFound();
	return shown;
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(can("settings"), async ({ context, params, request, user }) => {
	const form = parseForm(await request.formData(), StatusChangeInput);
	if (form.status !== "success") throw data(null, 400);

	const fingerprint = String(params.fingerprint);
	const { intent, returnTo } = form.value;
	const outcome = await changeErrorStatus(context.db, {
		fingerprint,
		intent,
		actorId: user.id,
		requestId: context.requestId,
		now: new Date(),
	});
	if (!outcome.ok) throw notFound();
	return redirect(safeRedirect(returnTo) ?? `/admin/errors/${fingerprint}`);
});

export default function AdminErrorGroup() {
	const { t } = useTranslation("errors");
	const { group } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("title")}>
			<ErrorGroupPage group={group} />
		</AdminFrame>
	);
}
