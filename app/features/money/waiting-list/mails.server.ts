import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { waitingMail } from "./waiting-mail.server";

export const WAITING_MAILS = {
	waitingJoined: waitingMail,
	canBeBought: waitingMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof WAITING_MAILS> {}
}
