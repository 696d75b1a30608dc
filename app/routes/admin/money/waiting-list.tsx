import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { removeWaiting } from "#app/features/money/waiting-list/remove-waiting.server.ts";
import { RemoveForm } from "#app/features/money/waiting-list/schemas.ts";
import { waitingListPageData } from "#app/features/money/waiting-list/waiting-list-page-data.server.ts";
import { WaitingTable } from "#app/features/money/waiting-list/waiting-table.tsx";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { requestedPage } from "#app/shared/request/requested-page.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "waiting-list", i18n: ["admin", "waiting", "lists"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const search = new URL(request.url).searchParams;
	return waitingListPageData(db, { search, language: await context.language, timeZone: user.timeZone });
});

export const action = guarded(can("money"), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), RemoveForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	await removeWaiting(db, { id: form.value.id, by: user.id, requestId: context.requestId, now: new Date() });
	return redirect(requestedPage(request.url) ?? "/admin/waiting-list");
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function WaitingList() {
	const { t } = useTranslation("waiting");
	const { query, rows, pages } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("list.title")}>
			<p className="-mt-2 mb-6 max-w-160 text-ui text-ink-muted">{t("list.description")}</p>
			<WaitingTable query={query} rows={rows} pages={pages} />
		</AdminFrame>
	);
}
