import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { exportReadyMail } from "./export-ready-mail.server";

export const EXPORT_MAILS = {
	exportReady: exportReadyMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof EXPORT_MAILS> {}
}
