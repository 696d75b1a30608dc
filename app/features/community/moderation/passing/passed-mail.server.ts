import { z } from "zod";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { findPassedCase, listPassedCases } from "./passing.repository.server";

const pathOf = (caseId: number) => `/moderation/cases/${caseId}`;

/**
 * To the moderator to whom another has passed a case, while they hold it. It names the case by its number alone, and
 * leaves the note to its page: what concerns child safety is shown nowhere else.
 */
export const casePassedMail = defineMail({
	category: "casework",
	payload: z.strictObject({ caseId: z.int() }),
	app: {
		isAsking: true,
		find: (db, { userId, among }) => listPassedCases(db, { userId, among: among("caseId") }),
		isAbout: ({ id }, { caseId }) => id === caseId,
		say: (passed) =>
			passed && { to: pathOf(passed.id), values: { author: passed.passerName, number: String(passed.id) } },
	},
	compose: async (db, { userId, caseId, origin }) => {
		const [[passed], [user]] = await Promise.all([findPassedCase(db, { userId, caseId }), findUser(db, userId)]);
		if (!passed?.takenUntil || !user) return null;
		const language = toLanguage(user.language);
		const formats = formatsFor({ language, timeZone: user.timeZone });
		return {
			to: user.email,
			language,
			values: {
				name: user.name,
				author: passed.passerName,
				number: String(passed.id),
				until: formats.dateTime(passed.takenUntil),
				link: origin + pathOf(passed.id),
			},
		};
	},
});
