import { z } from "zod";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { exportFacts } from "./export-kinds";
import { findExport, listReadyExports } from "./exports.repository.server";

/**
 * Announces a finished file with a link to its page, which only its owner can open. Not sent once the file has
 * expired.
 */
export const exportReadyMail = defineMail({
	category: "files",
	app: {
		find: (db, { userId, among }) => listReadyExports(db, { userId, among: among("exportId") }),
		isAbout: ({ id }, { exportId }) => id === exportId,
		say: (ready) => {
			const facts = ready && exportFacts(ready.kind);
			return facts ? { to: facts.page, quote: facts.name } : null;
		},
	},
	payload: z.strictObject({ exportId: z.string() }),
	compose: async (db, { userId, exportId, origin, now }) => {
		const [[user], [row]] = await db.batch([findUser(db, userId), findExport(db, exportId)]);
		const facts = row ? exportFacts(row.kind) : null;
		if (!user || !facts || !row?.expiresAt || row.expiresAt <= now) return null;
		const language = toLanguage(user.language);
		const until = formatsFor({ language, timeZone: user.timeZone }).dateTime(row.expiresAt);
		return {
			to: user.email,
			language,
			values: { name: user.name, file: facts.name, link: origin + facts.page, until },
		};
	},
});
