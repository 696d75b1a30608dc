import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import {
	ticketAnsweredMail,
	ticketClosedMail,
	ticketConfirmMail,
	ticketForStaffMail,
	ticketLinkMail,
	ticketReceivedMail,
} from "./tickets/ticket-mails.server";

export const HELP_MAILS = {
	ticketConfirm: ticketConfirmMail,
	ticketReceived: ticketReceivedMail,
	ticketAnswered: ticketAnsweredMail,
	ticketClosed: ticketClosedMail,
	ticketForStaff: ticketForStaffMail,
	ticketLink: ticketLinkMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof HELP_MAILS> {}
}
