import { z } from "zod";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { cutText } from "#app/shared/cut-text.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { announcementPath, senderIn, wordsIn } from "../announcement-words";
import { findAnnouncement, listAnnouncementsFor } from "../announcements.repository.server";

const QUOTE_LENGTH = 160;
/** The words of what a teacher writes to the learners of a course. */
export const BY_TEACHER = "courseAnnouncement";

/**
 * An announcement to one of its receivers. Once it is stopped, nobody else receives it. `isTest`: somebody has sent a
 * draft to themselves.
 */
export const announcementMail = defineMail({
	category: "announcements",
	payload: z.strictObject({ announcementId: z.string(), isTest: z.literal(true).optional() }),
	app: {
		find: (db, { userId, among }) => listAnnouncementsFor(db, { userId, among: among("announcementId") }),
		isAbout: ({ id }, { announcementId }) => id === announcementId,
		say: (row, { ids, language }) => {
			if (!row) return null;
			const isSent = row.state === "sending" || row.state === "sent" || (row.state === "stopped" && row.hasReached);
			if (!isSent && !ids.isTest) return null;
			const { title, body } = wordsIn(row, language);
			const from = senderIn(row, language);
			return {
				to: announcementPath(row.id),
				values: { title, ...from },
				quote: cutText(body, QUOTE_LENGTH),
				words: from ? BY_TEACHER : undefined,
			};
		},
	},
	compose: async (db, { userId, announcementId, isTest, origin }) => {
		const [[user], [row]] = await db.batch([findUser(db, userId), findAnnouncement(db, announcementId)]);
		if (!user || !row) return null;
		if (!isTest && row.state !== "sending" && row.state !== "sent") return null;
		const { language, title, body } = wordsIn(row, toLanguage(user.language));
		const from = senderIn(row, language);
		const link = origin + (row.link ?? announcementPath(row.id));
		const values = { name: user.name, title, body, link, ...from };
		return { to: user.email, language, values, words: from ? BY_TEACHER : undefined };
	},
});
