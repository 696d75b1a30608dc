import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { reviewToAnswerMail } from "./reviews/review-to-answer-mail.server.ts";

export const TEACHING_MAILS = { reviewToAnswer: reviewToAnswerMail };

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof TEACHING_MAILS> {}
}
