import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../features/admin/admin-frame";
import { can, guarded } from "../../features/auth/access.server";
import { listWaiting, waitingKey } from "../../features/waiting/waiting.repository.server";
import { WAITING, WAITING_PER_PAGE } from "../../features/waiting/waiting-query";
import { WaitingTable } from "../../features/waiting/waiting-table";
import { waitingView } from "../../features/waiting/waiting-view";
import { toCursorPage } from "../../shared/lists/keyset.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
