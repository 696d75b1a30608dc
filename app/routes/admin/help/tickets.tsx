import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded } from "../../../features/auth/access.server";
import {
	countAsked,
	countTickets,
	listFirstAnswers,
	listTickets,
} from "../../../features/help/desk/desk.repository.server";
import { Inbox } from "../../../features/help/desk/inbox";
import { inboxView } from "../../../features/help/desk/inbox-view";
import { TICKETS } from "../../../features/help/desk/tickets-query";
import { listStaff } from "../../../features/help/tickets/tickets.repository.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page({ name: "tickets", i18n: ["admin", "desk", "help", "lists"], layout: "admin" });

const MONTH = 30 * 24 * 60 * 60_000;

export const loader = guarded(can("support"), async ({ context, db, request, user }) => {
	const now = new Date();
	const language = await context.language;
	const t = getFixedT(language, "desk");
	const query = TICKETS.parse(new URL(request.url).searchParams);
	const [tickets, [asked], [open], [waiting], [answered], [closed], [any], answers, staff] = await db.batch([
		listTickets(db, query, user.id),
		countAsked(db, query, user.id),
		countTickets(db, "open"),
		countTickets(db, "waiting"),
		countTickets(db, "answered"),
		countTickets(db, "closed"),
		countTickets(db, "any"),
		listFirstAnswers(db, new Date(now.getTime() - MONTH)),
		listStaff(db, new Date()),
	]);
	const counts = [open, waiting, answered, closed, any].map((row) => row?.n ?? 0);
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const view = inboxView({ tickets, asked: asked?.n ?? 0, counts, answers, staff }, query, { now, formats });
	if (query.page > view.pageCount) throw redirect(TICKETS.href(query, { page: view.pageCount }));
	return { title: t("title"), description: t("description"), view };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function AdminTickets() {
	const { t } = useTranslation("desk");
	const { view } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("title")}>
			<Inbox view={view} />
		</AdminFrame>
	);
}
