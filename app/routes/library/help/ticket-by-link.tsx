import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerTicketForm } from "#app/features/library/help/tickets/answer-ticket-form.server.ts";
import { answerLinkForm } from "#app/features/library/help/tickets/by-link/answer-link-form.server.ts";
import { ConfirmTicket } from "#app/features/library/help/tickets/by-link/confirm-ticket.tsx";
import { LinkInvalid } from "#app/features/library/help/tickets/by-link/link-invalid.tsx";
import { ownerByLink } from "#app/features/library/help/tickets/by-link/owner-by-link.server.ts";
import { TicketPage } from "#app/features/library/help/tickets/ticket-page.tsx";
import { ticketView } from "#app/features/library/help/tickets/ticket-view.ts";
import { findOwnTicket, listOwnMessages } from "#app/features/library/help/tickets/tickets.repository.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { withLanguagePrefix } from "#app/shared/words/language-prefix.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "by-link", i18n: ["help"], layout: "article", crumbs: "reading" });

/** The ticket of a guest. The link of the mail is the key; who does not have it learns nothing. */
export const loader = guarded(everyone, async ({ context, db, request }) => {
	const language = await context.language;
	const t = getFixedT(language, "help");
	const words = { title: t("tickets.title"), description: t("ticket.description") };
	const owner = await ownerByLink(context, request);
	const [[ticket], messages] = owner
		? await db.batch([findOwnTicket(db, owner), listOwnMessages(db, owner)])
		: [[undefined] as const, []];
	if (!ticket) return { ...words, ticket: null, formKey: "", isConfirmed: false };
	const formats = formatsFor({ language, timeZone: context.timeZone });
	return {
		...words,
		ticket: ticketView(ticket, messages, { now: new Date(), formats }),
		formKey: crypto.randomUUID(),
		isConfirmed: ticket.status !== "unconfirmed",
	};
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
