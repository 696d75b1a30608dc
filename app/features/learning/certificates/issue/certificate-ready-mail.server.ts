import { z } from "zod";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { isSuspended } from "#app/features/people/auth/suspension.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { findCertificate, listCertificateTitles } from "../certificates.repository.server";

/** The news of a certificate, the first one or one that was issued again, in the language that it is written in. Not of one that was revoked meanwhile. */
export const certificateReadyMail = defineMail({
	category: "certificates",
	app: {
		find: (db, { userId, among }) => listCertificateTitles(db, { userId, among: among("certificate") }),
		isAbout: ({ serial }, { certificate }) => serial === certificate,
		say: (found) => found && { to: `/certificates/${found.serial}`, values: { course: found.courseTitle } },
	},
	payload: z.strictObject({
		/** Its serial. */
		certificate: z.string(),
	}),
	compose: async (db, { userId, certificate: serial, origin, now }) => {
		const [[user], [certificate]] = await db.batch([findUser(db, userId), findCertificate(db, serial)]);
		if (!user || !certificate || certificate.revokedAt || isSuspended(user, now)) return null;
		const { language, courseTitle } = certificate;
		const link = `${origin}/certificates/${serial}`;
		return {
			to: user.email,
			language: toLanguage(language),
			values: { name: user.name, course: courseTitle, link },
		};
	},
});
