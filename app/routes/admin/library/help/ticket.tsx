import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerDeskForm } from "#app/features/library/help/desk/answer-desk-form.server.ts";
import { DeskTicketPage } from "#app/features/library/help/desk/desk-ticket.tsx";
import { deskTicketPageData } from "#app/features/library/help/desk/desk-ticket-page-data.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ ticket: { number: string } }>({
	name: "ticket",
	i18n: ["admin", "desk", "help"],
	layout: "admin",
	crumb: ({ ticket }) => ticket.number,
});

export const loader = guarded(can("support"), async ({ context, db, params, user }) => {
	const key = String(params.ticketId);
	const page = await deskTicketPageData(db, { key, user, language: await context.language });
	if (!page) throw notFound();
	return page;
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(can("support"), ({ context, request, params, user }) =>
	answerDeskForm(context, { request, key: String(params.ticketId), actorId: user.id }),
);

export default function AdminTicket() {
	const { ticket, ...page } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<AdminFrame title={ticket.number}>
			<DeskTicketPage ticket={ticket} {...page} form={readReply(answer?.reply)} answer={answer} />
		</AdminFrame>
	);
}
