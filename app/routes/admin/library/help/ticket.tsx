import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerDeskForm } from "#app/features/library/help/desk/answer-desk-form.server.ts";
import { listCannedAnswers } from "#app/features/library/help/desk/canned/canned.repository.server.ts";
import { findDeskTicket, listAllMessages } from "#app/features/library/help/desk/desk.repository.server.ts";
import { DeskTicketPage } from "#app/features/library/help/desk/desk-ticket.tsx";
import { deskTicketView } from "#app/features/library/help/desk/desk-ticket-view.ts";
import { listStaff } from "#app/features/library/help/tickets/tickets.repository.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { listDeedsTo } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { isLanguage } from "#app/shared/words/languages.ts";
import { inBatch } from "#db/in-batch.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ ticket: { number: string } }>({
	name: "ticket",
	i18n: ["admin", "desk", "help"],
	layout: "admin",
	crumb: ({ ticket }) => ticket.number,
});

const SHOWN_DEEDS = 30;

export const loader = guarded(can("support"), async ({ context, db, params, user }) => {
	const key = String(params.ticketId);
	const language = await context.language;
	const {
		ticket: [ticket],
		messages,
		staff,
		deeds,
	} = await inBatch(db, {
		ticket: findDeskTicket(db, key),
		messages: listAllMessages(db, key),
		staff: listStaff(db, new Date()),
		deeds: listDeedsTo(db, { kind: "ticket", id: key }, { now: new Date(), limit: SHOWN_DEEDS }),
	});
	if (!ticket) throw notFound();
	// In the language of the ticket, which is known by now.
	const canned = await listCannedAnswers(db, isLanguage(ticket.language) ? ticket.language : "en");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return {
		title: ticket.subject,
		description: getFixedT(language, "desk")("description"),
		ticket: deskTicketView(ticket, { messages, deeds, formats }),
		staff,
		canned,
		readerId: user.id,
		formKeys: { reply: crypto.randomUUID(), note: crypto.randomUUID() },
	};
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
