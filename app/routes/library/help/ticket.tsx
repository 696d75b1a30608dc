import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerTicketForm } from "#app/features/library/help/tickets/answer-ticket-form.server.ts";
import { TicketPage } from "#app/features/library/help/tickets/ticket-page.tsx";
import { ticketView } from "#app/features/library/help/tickets/ticket-view.ts";
import { findOwnTicket, listOwnMessages } from "#app/features/library/help/tickets/tickets.repository.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ ticket: { number: string } }>({
	name: "ticket",
	i18n: ["help"],
	layout: "article",
	crumbs: "reading",
	crumb: ({ ticket }) => ticket.number,
});

export const loader = guarded(anyUser, {
	read: ({ db, params, viewer }) => {
		const owner = { userId: userOfSession(viewer.session), key: String(params.ticketId) };
		return db.batch([findOwnTicket(db, owner), listOwnMessages(db, owner)]);
	},
	handle: async ({ context, request, user, found: [[ticket], messages] }) => {
		if (!ticket) throw notFound();
		const language = await context.language;
		const formats = formatsFor({ language, timeZone: user.timeZone });
		return {
			title: ticket.subject,
			description: getFixedT(language, "help")("ticket.description"),
			ticket: ticketView(ticket, messages, { now: new Date(), formats }),
			formKey: crypto.randomUUID(),
			isNew: new URL(request.url).searchParams.has("new"),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(anyUser, async ({ context, request, params, user }) => {
	const key = String(params.ticketId);
	const posted = await request.formData();
	return answerTicketForm(context, { posted, owner: { userId: user.id, key }, page: `/help/tickets/${key}` });
});

export default function Ticket() {
	const { ticket, formKey, isNew } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <TicketPage ticket={ticket} formKey={formKey} form={readReply(answer?.reply)} answer={answer} isNew={isNew} />;
}
