import { defineMail, EMPTY_PAYLOAD } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findDeletion } from "./deletions.repository.server";

/** Announces the erasure: its day, and where to cancel it. Not sent once it was cancelled. */
export const deletionAskedMail = defineMail({
	category: "accountEnd",
	app: { say: () => ({ to: "/settings/privacy" }) },
	payload: EMPTY_PAYLOAD,
	compose: async (db, { userId, origin }) => {
		const [[user], [asked]] = await db.batch([findUser(db, userId), findDeletion(db, userId)]);
		if (!user || !asked) return null;
		const language = toLanguage(user.language);
		const until = formatsFor({ language, timeZone: user.timeZone }).dateTime(asked.dueAt);
		return { to: user.email, language, values: { name: user.name, until, link: `${origin}/settings/privacy` } };
	},
});

/** That the account stays. */
export const deletionTakenBackMail = defineMail({
	category: "accountEnd",
	app: { say: () => ({ to: "/settings/privacy" }) },
	payload: EMPTY_PAYLOAD,
	compose: toOwner,
});

/** That the account is being erased: the last mail, which leaves before the address goes. */
export const accountErasedMail = defineMail({ category: "accountEnd", payload: EMPTY_PAYLOAD, compose: toOwner });

async function toOwner(db: Database, { userId, origin }: { userId: number; origin: string }) {
	const [user] = await findUser(db, userId);
	if (!user) return null;
	const values = { name: user.name, link: `${origin}/settings/billing` };
	return { to: user.email, language: toLanguage(user.language), values };
}
