import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { announcementMail } from "./send/announcement-mail.server";

export const ANNOUNCEMENT_MAILS = {
	announcement: announcementMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof ANNOUNCEMENT_MAILS> {}
}
