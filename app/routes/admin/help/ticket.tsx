import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { listDeedsTo } from "../../../features/audit/list-audit-entries.server";
import { can, guarded } from "../../../features/auth/access.server";
import { answerDeskForm } from "../../../features/help/desk/answer-desk-form.server";
import { listCannedAnswers } from "../../../features/help/desk/canned/canned.repository.server";
import { findDeskTicket, listAllMessages } from "../../../features/help/desk/desk.repository.server";
import { DeskTicketPage } from "../../../features/help/desk/desk-ticket";
import { deskTicketView } from "../../../features/help/desk/desk-ticket-view";
import { listStaff } from "../../../features/help/tickets/tickets.repository.server";
import { notFound } from "../../../shared/api/api-error.server";
import { readReply } from "../../../shared/forms/form-reply";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";
import { isLanguage } from "../../../shared/words/languages";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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
	const [[ticket], messages, staff, deeds] = await db.batch([
		findDeskTicket(db, key),
		listAllMessages(db, key),
		listStaff(db, new Date()),
		listDeedsTo(db, { kind: "ticket", id: key }, { now: new Date(), limit: SHOWN_DEEDS }),
	]);
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
