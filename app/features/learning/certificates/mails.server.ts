import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { certificateReadyMail } from "./issue/certificate-ready-mail.server";
import { nameNeededMail, teacherNameNeededMail } from "./issue/name-needed-mail.server";

export const CERTIFICATE_MAILS = {
	certificateReady: certificateReadyMail,
	certificateAgain: certificateReadyMail,
	nameNeeded: nameNeededMail,
	teacherNameNeeded: teacherNameNeededMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof CERTIFICATE_MAILS> {}
}
