import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { accessEndingMail } from "./access/access-ending-mail.server";
import { accessClosedMail, accessOpenMail } from "./access/access-mails.server";

export const ACCESS_MAILS = {
	accessGiven: accessOpenMail,
	accessExtended: accessOpenMail,
	accessPaused: accessClosedMail,
	accessResumed: accessOpenMail,
	accessEnding: accessEndingMail,
	accessEnded: accessClosedMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof ACCESS_MAILS> {}
}
