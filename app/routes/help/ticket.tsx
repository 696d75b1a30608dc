import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { answerTicketForm } from "../../features/help/tickets/answer-ticket-form.server";
import { TicketPage } from "../../features/help/tickets/ticket-page";
import { ticketView } from "../../features/help/tickets/ticket-view";
import { findOwnTicket, listOwnMessages } from "../../features/help/tickets/tickets.repository.server";
import { notFound } from "../../shared/api/api-error.server";
import { readReply } from "../../shared/forms/form-reply";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
