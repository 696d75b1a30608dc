import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { courseHandedOverMail, courseReceivedMail, courseSharedMail } from "./publishing/hand-over-mails.server";
import { lessonsChangedMail } from "./publishing/lessons-changed-mail.server";

export const AUTHORING_MAILS = {
	lessonsChanged: lessonsChangedMail,
	courseReceived: courseReceivedMail,
	courseHandedOver: courseHandedOverMail,
	courseShared: courseSharedMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof AUTHORING_MAILS> {}
}
