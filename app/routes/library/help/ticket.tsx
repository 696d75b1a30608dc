import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerTicketForm } from "#app/features/library/help/tickets/answer-ticket-form.server.ts";
import { readTicketPage, ticketPageData } from "#app/features/library/help/tickets/page/ticket-page-data.server.ts";
import { TicketPage } from "#app/features/library/help/tickets/ticket-page.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ ticket: { number: string } }>({
	name: "ticket",
	i18n: ["help"],
	layout: "article",
	crumbs: "reading",
	crumb: ({ ticket }) => ticket.number,
});

export const loader = guarded(anyUser, {
	read: ({ db, params, viewer }) => readTicketPage(db, { viewer, key: String(params.ticketId) }),
	handle: async ({ context, request, user, found }) => {
		const page = ticketPageData(found, { user, language: await context.language });
		if (!page) throw notFound();
		return { ...page, isNew: new URL(request.url).searchParams.has("new") };
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
