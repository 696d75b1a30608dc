import type { ComposeMail } from "#app/features/operations/notifications/face.server.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { isSuspended } from "#app/features/people/auth/suspension.ts";
import { isLanguage } from "#app/shared/words/languages.ts";
import { findCertificate } from "../certificates.repository.server";

/** The news of a certificate, the first one or one that was issued again, in the language that it is written in. Not of one that was revoked meanwhile. */
export const composeCertificateReady: ComposeMail = async (db, { userId, certificate: serial, origin, now }) => {
	if (!serial) return null;
	const [[user], [certificate]] = await db.batch([findUser(db, userId), findCertificate(db, serial)]);
	if (!user || !certificate || certificate.revokedAt || isSuspended(user, now)) return null;
	const { language, courseTitle } = certificate;
	const link = `${origin}/certificates/${serial}`;
	return {
		to: user.email,
		language: isLanguage(language) ? language : "en",
		values: { name: user.name, course: courseTitle, link },
	};
};
