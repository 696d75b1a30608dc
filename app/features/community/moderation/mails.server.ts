import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { casePassedMail } from "./passing/passed-mail.server";
import { hiddenForReviewMail } from "./reports/hidden-mail.server";
import { reportDecidedMail, reportReceivedMail } from "./reports/report-mails.server";
import { appealDecidedMail, moderatedMail } from "./statements/statement-mails.server";

export const MODERATION_MAILS = {
	reportReceived: reportReceivedMail,
	reportDecided: reportDecidedMail,
	hiddenForReview: hiddenForReviewMail,
	casePassed: casePassedMail,
	moderated: moderatedMail,
	appealDecided: appealDecidedMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof MODERATION_MAILS> {}
}
