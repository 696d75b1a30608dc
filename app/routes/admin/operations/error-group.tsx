import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded } from "../../../features/auth/access.server";
import { changeErrorStatus } from "../../../features/error-reporting/groups/change-error-status.server";
import { ErrorGroupPage } from "../../../features/error-reporting/groups/error-group-page";
import { findErrorGroup } from "../../../features/error-reporting/groups/error-groups.repository.server";
import { errorGroupView } from "../../../features/error-reporting/groups/errors-view";
import { StatusChangeInput } from "../../../features/error-reporting/schemas";
import { notFound } from "../../../shared/api/api-error.server";
import { cutText } from "../../../shared/cut-text";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { safeRedirect } from "../../../shared/request/safe-redirect";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

/** Its address is a fingerprint; the message says more. */
const CRUMB_LENGTH = 60;

export const handle = page<{ group: { message: string } }>({
	name: "error",
	i18n: ["admin", "errors"],
	layout: "admin",
	crumb: ({ group }) => cutText(group.message, CRUMB_LENGTH),
});

export const loader = guarded(can("settings"), async ({ context, params, user }) => {
	const found = await findErrorGroup(context.db, String(params.fingerprint));
	if (!found) throw notFound();
	const language = await context.language;
	const t = getFixedT(language, "errors");

	return {
		title: t("title"),
		description: t("description"),
		group: errorGroupView(found, formatsFor({ language, timeZone: user.timeZone })),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Resolves, mutes or reopens, and leads back to where the form stood. */
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
