import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { reminderMail } from "./reminders/reminder-mail.server";

export const ENROLLMENT_MAILS = {
	learningReminder: reminderMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof ENROLLMENT_MAILS> {}
}
