import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { publicationFailedMail } from "./schedule/publication-failed-mail.server";
import { courseApprovedMail, courseSentBackMail, courseSubmittedMail } from "./submissions/submission-mails.server";

export const COURSE_EDITOR_MAILS = {
	publicationFailed: publicationFailedMail,
	courseSubmitted: courseSubmittedMail,
	courseSentBack: courseSentBackMail,
	courseApproved: courseApprovedMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof COURSE_EDITOR_MAILS> {}
}
