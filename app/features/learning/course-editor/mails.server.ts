import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { publicationFailedMail } from "./schedule/publication-failed-mail.server";

export const COURSE_EDITOR_MAILS = { publicationFailed: publicationFailedMail };

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof COURSE_EDITOR_MAILS> {}
}
