import { listDeedsOfSubject } from "#app/features/operations/audit/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listStaff } from "../tickets/tickets.repository.server.ts";
import { listCannedAnswers } from "./canned/canned.repository.server.ts";
import { findDeskTicket, listAllMessages } from "./desk.repository.server.ts";
import { deskTicketView } from "./desk-ticket-view.ts";

const SHOWN_DEEDS = 30;

type Input = { key: string; user: CurrentUser; language: Language };

/** Null when the ticket does not exist. */
export async function deskTicketPageData(db: Database, { key, user, language }: Input) {
	const now = new Date();
	const {
		ticket: [ticket],
		messages,
		staff,
		deeds,
	} = await inBatch(db, {
		ticket: findDeskTicket(db, key),
		messages: listAllMessages(db, key),
		staff: listStaff(db, now),
		deeds: listDeedsOfSubject(db, { kind: "ticket", id: key }, { now, limit: SHOWN_DEEDS }),
	});
	if (!ticket) return null;
	// Needs the ticket's language, so it runs second.
	const canned = await listCannedAnswers(db, toLanguage(ticket.language));
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return {
		title: ticket.subject,
		description: getFixedT(language, "desk")("description"),
		ticket: deskTicketView(ticket, { messages, deeds, formats }),
		staff,
		canned,
		readerId: user.id,
		formKeys: { reply: newId(), note: newId() },
	};
}
