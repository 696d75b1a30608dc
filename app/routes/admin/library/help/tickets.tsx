import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import {
	countAsked,
	countTickets,
	listFirstAnswers,
	listTickets,
} from "#app/features/library/help/desk/desk.repository.server.ts";
import { Inbox } from "#app/features/library/help/desk/inbox.tsx";
import { inboxView } from "#app/features/library/help/desk/inbox-view.ts";
import { TICKETS } from "#app/features/library/help/desk/tickets-query.ts";
import { listStaff } from "#app/features/library/help/tickets/tickets.repository.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { inBatch } from "#db/in-batch.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "tickets", i18n: ["admin", "desk", "help", "lists"], layout: "admin" });

const MONTH = 30 * 24 * 60 * 60_000;

export const loader = guarded(can("support"), async ({ context, db, request, user }) => {
	const now = new Date();
	const language = await context.language;
	const t = getFixedT(language, "desk");
	const query = TICKETS.parse(new URL(request.url).searchParams);
	const {
		tickets,
		asked: [asked],
		open: [open],
		waiting: [waiting],
		answered: [answered],
		closed: [closed],
		any: [any],
		answers,
		staff,
	} = await inBatch(db, {
		tickets: listTickets(db, query, user.id),
		asked: countAsked(db, query, user.id),
		open: countTickets(db, "open"),
		waiting: countTickets(db, "waiting"),
		answered: countTickets(db, "answered"),
		closed: countTickets(db, "closed"),
		any: countTickets(db, "any"),
		answers: listFirstAnswers(db, new Date(now.getTime() - MONTH)),
		staff: listStaff(db, new Date()),
	});
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
