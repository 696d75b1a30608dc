import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import {
	confirmLoginMail,
	invitationMail,
	resetPasswordMail,
	securityNoticeMail,
	verifyEmailMail,
} from "./mails/account-mails.server";
import { agreeEmailMail, confirmEmailMail } from "./mails/email-change-mails.server";

export const AUTH_MAILS = {
	verifyEmail: verifyEmailMail,
	resetPassword: resetPasswordMail,
	confirmLogin: confirmLoginMail,
	invitation: invitationMail,
	securityNotice: securityNoticeMail,
	agreeEmail: agreeEmailMail,
	confirmEmail: confirmEmailMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof AUTH_MAILS> {}
}
