import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { acceptedMail, postMail, reactedMail, watchedMail } from "./forum-mails.server";

export const FORUM_MAILS = {
	forumMentioned: postMail,
	forumReplied: postMail,
	forumQuoted: postMail,
	forumWatched: watchedMail,
	forumStarted: watchedMail,
	forumAccepted: acceptedMail,
	forumReacted: reactedMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof FORUM_MAILS> {}
}
