import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded } from "../../../features/auth/access.server";
import { removeWaiting } from "../../../features/waiting/remove-waiting.server";
import { RemoveForm } from "../../../features/waiting/schemas";
import { listWaiting, waitingKey } from "../../../features/waiting/waiting.repository.server";
import { WAITING, WAITING_PER_PAGE } from "../../../features/waiting/waiting-query";
import { WaitingTable } from "../../../features/waiting/waiting-table";
import { waitingView } from "../../../features/waiting/waiting-view";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { toCursorPage } from "../../../shared/lists/keyset.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { pageAsked } from "../../../shared/request/page-asked";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page({ name: "waiting-list", i18n: ["admin", "waiting", "lists"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "waiting");
	const query = WAITING.parse(new URL(request.url).searchParams);
	const found = await listWaiting(db, query, language);
	const { rows, next, previous } = toCursorPage(found, {
		...{ size: WAITING_PER_PAGE, cursor: query.page, keyOf: waitingKey },
	});
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return {
		title: t("list.title"),
		description: t("list.description"),
		query,
		rows: rows.map((row) => waitingView(row, getFixedT(language, "pricing"), formats)),
		pages: { next, previous },
	};
});

/** Takes an entry off the list; the list comes back as it was asked for. */
export const action = guarded(can("money"), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), RemoveForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	await removeWaiting(db, { id: form.value.id, by: user.id, requestId: context.requestId, now: new Date() });
	return redirect(pageAsked(request.url) ?? "/admin/waiting-list");
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
