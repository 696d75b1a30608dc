import { z } from "zod";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { deskText } from "#app/shared/words/desk-text.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import { findOwnHiddenCase, type HiddenCase, listOwnHiddenCases } from "./reports.repository.server";

/** To the author, when something hides their text before anybody has decided. It says nothing of who reported. */
export const hiddenForReviewMail = defineMail({
	category: "moderation",
	payload: z.strictObject({ caseId: z.int() }),
	app: {
		find: (db, { userId, among }) => listOwnHiddenCases(db, { userId, among: among("caseId") }),
		isAbout: ({ id }, { caseId }) => id === caseId,
		// The decision has a notification of its own.
		say: (hidden) => (hidden?.status === "open" ? { to: hidden.path } : null),
	},
	compose: async (db, { userId, caseId, origin }) => {
		const [[hidden], [user]] = await Promise.all([findOwnHiddenCase(db, { userId, caseId }), findUser(db, userId)]);
		if (!user || hidden?.status !== "open" || !hidden.hiddenBy) return null;
		const language = toLanguage(user.language);
		return {
			to: user.email,
			language,
			values: {
				name: user.name,
				what: nameOf(hidden, language),
				reason: getFixedT(language, "reports")(`statement.hiddenBy.${hidden.hiddenBy}`),
				link: origin + hidden.path,
			},
		};
	},
});

/** Child safety is named by its kind alone: mails show nothing of it. */
function nameOf({ subjectKind, title, isUrgent }: HiddenCase, language: Language): string {
	const kind = deskText(language)(`reportables.${subjectKind}`) ?? subjectKind;
	return title && !isUrgent ? getFixedT(language, "reports")("statement.thing", { kind, title }) : kind;
}
