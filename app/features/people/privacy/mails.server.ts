import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { accountErasedMail, deletionAskedMail, deletionTakenBackMail } from "./deletion/deletion-mails.server";

export const PRIVACY_MAILS = {
	deletionAsked: deletionAskedMail,
	deletionTakenBack: deletionTakenBackMail,
	accountErased: accountErasedMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof PRIVACY_MAILS> {}
}
