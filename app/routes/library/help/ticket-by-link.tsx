import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerTicketForm } from "#app/features/library/help/tickets/answer-ticket-form.server.ts";
import { answerLinkForm } from "#app/features/library/help/tickets/by-link/answer-link-form.server.ts";
import { ConfirmTicket } from "#app/features/library/help/tickets/by-link/confirm-ticket.tsx";
import { LinkInvalid } from "#app/features/library/help/tickets/by-link/link-invalid.tsx";
import { ownerByLink } from "#app/features/library/help/tickets/by-link/owner-by-link.server.ts";
import { ticketByLinkPageData } from "#app/features/library/help/tickets/page/ticket-page-data.server.ts";
import { TicketPage } from "#app/features/library/help/tickets/ticket-page.tsx";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { withLanguagePrefix } from "#app/shared/words/language-prefix.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "by-link", i18n: ["help"], layout: "article", crumbs: "reading" });

export const loader = guarded(everyone, async ({ context, db, request }) => {
	const owner = await ownerByLink(context, request);
	return ticketByLinkPageData(db, { owner, language: await context.language, timeZone: context.timeZone });
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(everyone, async ({ context, request }) => {
	const posted = await request.formData();
	if (posted.get("intent") === "newLink") return answerLinkForm(context, posted);
	const { pathname, searchParams } = new URL(request.url);
	const owner = (await ownerByLink(context, request)) ?? { tokenHash: "", now: new Date() };
	const token = encodeURIComponent(searchParams.get("token") ?? "");
	const isPrefixed = !pathname.startsWith("/help/");
	const here = withLanguagePrefix("/help/tickets/by-link", isPrefixed ? await context.language : null);
	return answerTicketForm(context, { posted, owner, page: `${here}?token=${token}` });
});

export default function TicketByLink() {
	const { ticket, formKey, isConfirmed } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const sentTo = answer && "sentTo" in answer ? answer.sentTo : undefined;
	if (!ticket) return <LinkInvalid form={readReply(answer?.reply)} sentTo={sentTo} />;
	if (!isConfirmed) return <ConfirmTicket number={ticket.number} subject={ticket.subject} />;
	return <TicketPage ticket={ticket} formKey={formKey} form={readReply(answer?.reply)} answer={answer} isGuest />;
}
