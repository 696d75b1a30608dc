import { z } from "zod";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findEmailChange, isEmailTaken } from "../email-change/email-changes.repository.server";
import { findUser } from "../users.repository.server";
import { makeLink } from "./mail-links.server";

/** A change that is over sends nothing. */
const EMAIL_CHANGE_PAYLOAD = z.strictObject({ changeKey: z.string() });

/** To the address that an account has: the link to agree to another one, and the one for "this was not me". */
export const agreeEmailMail = defineMail({
	category: "security",
	payload: EMAIL_CHANGE_PAYLOAD,
	compose: async (db, about) => {
		const found = await findMailFacts(db, about);
		if (!found || found.change.agreedAt) return null;
		const { user, change } = found;
		const { userId, origin, now } = about;
		const language = about.language ?? toLanguage(user.language);
		const page = (name: string) => `${origin}/${language}/${name}`;
		const link = await makeLink(db, { purpose: "agreeEmail", userId, page: page("change-email"), now });
		const notMe = await makeLink(db, { purpose: "secureAccount", userId, page: page("secure-account"), now });
		return { to: user.email, language, values: { name: user.name, newEmail: change.newEmail, link, notMe } };
	},
});

/**
 * Sent to the new address of an account: the link to confirm it. If that address already has an account, it gets a
 * notice instead.
 */
export const confirmEmailMail = defineMail({
	category: "security",
	payload: EMAIL_CHANGE_PAYLOAD,
	compose: async (db, about) => {
		const found = await findMailFacts(db, about);
		if (!found || found.change.confirmedAt) return null;
		const { user, change } = found;
		const { userId, origin, now } = about;
		const language = about.language ?? toLanguage(user.language);
		const to = change.newEmail;
		const [row] = await isEmailTaken(db, to);
		const nothing: Record<string, string> = {};
		if (row?.taken) return { to, language, values: nothing, words: "addressTaken" };
		const link = await makeLink(db, {
			purpose: "confirmEmail",
			userId,
			page: `${origin}/${language}/change-email`,
			now,
		});
		return { to, language, values: { name: user.name, link } };
	},
});

type MailSubject = { userId: number; changeKey: string; now: Date };

async function findMailFacts(db: Database, { userId, changeKey, now }: MailSubject) {
	const [[user], [change]] = await db.batch([findUser(db, userId), findEmailChange(db, userId, now)]);
	return user && change && change.key === changeKey ? { user, change } : null;
}
