import { z } from "zod";
import { defineMail, EMPTY_PAYLOAD } from "#app/features/operations/notifications/define-mail.ts";
import { findMailAddress } from "#app/features/operations/notifications/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { SECURITY_NOTICES } from "../notices/security-notices.ts";
import { findPasswordAge, findUser } from "../users.repository.server";
import { createCode, hashCode } from "./login-code.server";
import { INVITATION_LIFETIME_MS, isTooLate, makeLink, storeToken } from "./mail-links.server";

/** The code that a sign-in asks for after several failures. */
export const confirmLoginMail = defineMail({
	category: "security",
	payload: EMPTY_PAYLOAD,
	compose: async (db, { userId, language, askedAt, now }) => {
		const [user] = await findUser(db, userId);
		if (!user || isTooLate("confirmLogin", askedAt, now)) return null;
		const code = createCode();
		await storeToken(db, { purpose: "confirmLogin", userId, tokenHash: await hashCode(userId, code), now });
		return { to: user.email, language: language ?? toLanguage(user.language), values: { name: user.name, code } };
	},
});

/** The link to a new password. */
export const resetPasswordMail = defineMail({
	category: "security",
	payload: z.strictObject({
		/** What the link takes along: the query of a guest page (`wantedQuery`). */
		wanted: z.string().max(2048).optional(),
	}),
	compose: async (db, { userId, language, origin, wanted, askedAt, now }) => {
		const [user] = await findUser(db, userId);
		if (!user || isTooLate("resetPassword", askedAt, now)) return null;
		const shown = language ?? toLanguage(user.language);
		const link = await makeLink(db, {
			purpose: "resetPassword",
			userId,
			page: `${origin}/${shown}/reset-password`,
			now,
		});
		const goesOn = wanted ? `${link}&${wanted}` : link;
		return { to: user.email, language: shown, values: { name: user.name, link: goesOn } };
	},
});

/** Link for an invited user to set their first password. Not sent once they have one. */
export const invitationMail = defineMail({
	category: "security",
	payload: EMPTY_PAYLOAD,
	compose: async (db, { userId, origin, now }) => {
		const [[user], [password]] = await db.batch([findUser(db, userId), findPasswordAge(db, userId)]);
		if (!user || password) return null;
		const shown = toLanguage(user.language);
		const page = `${origin}/${shown}/reset-password`;
		const link = await makeLink(db, { purpose: "resetPassword", userId, page, now, holds: INVITATION_LIFETIME_MS });
		return { to: user.email, language: shown, values: { name: user.name, link } };
	},
});

/** The link that confirms an address; not for one that was confirmed meanwhile. */
export const verifyEmailMail = defineMail({
	category: "security",
	payload: EMPTY_PAYLOAD,
	compose: async (db, { userId, language, origin, now }) => {
		const [user] = await findUser(db, userId);
		if (!user) return null;
		const [mark] = await findMailAddress(db, user.email);
		if (user.emailVerifiedAt && !mark) return null;
		const shown = language ?? toLanguage(user.language);
		const link = await makeLink(db, { purpose: "verifyEmail", userId, page: `${origin}/${shown}/verify-email`, now });
		return { to: user.email, language: shown, values: { name: user.name, link } };
	},
});

/** Reports a security change of the account, with a link to report that it was not the owner. */
export const securityNoticeMail = defineMail({
	category: "security",
	app: {
		say: (_, { ids: { notice }, language }) => ({
			to: "/settings/security",
			values: { title: getFixedT(language, "people-mail")(`notices.${notice}.title`) },
		}),
	},
	payload: z.strictObject({ notice: z.enum(SECURITY_NOTICES) }),
	compose: async (db, { userId, language, origin, notice, askedAt, now }) => {
		const [user] = await findUser(db, userId);
		if (!user) return null;
		const shown = language ?? toLanguage(user.language);
		const t = getFixedT(shown, "people-mail");
		const link = await makeLink(db, {
			purpose: "secureAccount",
			userId,
			page: `${origin}/${shown}/secure-account`,
			now,
		});
		const when = formatsFor({ language: shown, timeZone: user.timeZone }).dateTime(askedAt);
		const values = {
			name: user.name,
			title: t(`notices.${notice}.title`),
			what: t(`notices.${notice}.text`),
			when,
			link,
		};
		return { to: user.email, language: shown, values };
	},
});
