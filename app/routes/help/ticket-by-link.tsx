import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { answerTicketForm } from "../../features/help/tickets/answer-ticket-form.server";
import { answerLinkForm } from "../../features/help/tickets/by-link/answer-link-form.server";
import { ConfirmTicket } from "../../features/help/tickets/by-link/confirm-ticket";
import { LinkInvalid } from "../../features/help/tickets/by-link/link-invalid";
import { ownerByLink } from "../../features/help/tickets/by-link/owner-by-link.server";
import { TicketPage } from "../../features/help/tickets/ticket-page";
import { ticketView } from "../../features/help/tickets/ticket-view";
import { findOwnTicket, listOwnMessages } from "../../features/help/tickets/tickets.repository.server";
import { readReply } from "../../shared/forms/form-reply";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";
import { withLanguagePrefix } from "../../shared/words/language-prefix";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
