import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { importDoneMail } from "./steps/import-done-mail.server";

export const IMPORT_MAILS = {
	importDone: importDoneMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof IMPORT_MAILS> {}
}
