import { z } from "zod";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { isSuspended } from "#app/features/people/auth/suspension.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { findHeldNaming } from "./holds.repository.server";

/** That a certificate of a course waits for the reader's name, as its holder or as the teacher. Nothing once it does not. */
export const nameNeededMail = defineMail({
	payload: z.strictObject({ courseId: z.int() }),
	compose: async (db, { userId, courseId, language, origin, now }) => {
		const [user] = await findUser(db, userId);
		if (!user || isSuspended(user, now)) return null;
		const shown = language ?? toLanguage(user.language);
		const [held] = await findHeldNaming(db, { userId, courseId, language: shown });
		if (!held) return null;
		return {
			to: user.email,
			language: shown,
			values: { name: user.name, course: held.course, link: `${origin}/certificates` },
		};
	},
});
