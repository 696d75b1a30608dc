import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { MailKind } from "#app/features/operations/notifications/mail-kinds.ts";
import { countTry, LIMITS, type Limit, requireWithin, resetLimit } from "#app/shared/request/rate-limit.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { userWithEmail } from "../users.repository.server";

type Letter = {
	/** Whose account it is about, or would be: nobody may have the address. */
	email: string;
	language?: Language;
	origin: string;
} & ({ mail: "confirmLogin" | "verifyEmail" } | { mail: "resetPassword"; wanted?: string });

/**
 * Has a mail sent to whoever has an address, unless that would be one too many: one
 * batch that counts and writes it down, or does neither. Gives the id of the job.
 *
 * One at a time: while a link or code of twenty minutes lives, no other is sent, so
 * that the signed-in user for many leaves the owner with one that works. Three an hour at
 * most, of each kind. By address, whether it has an account or not.
 */
export async function mailWithinLimits(
	db: Database,
	{ mail, email, ...letter }: Letter,
	{ now, scale }: { now: Date; scale: number },
): Promise<string | undefined> {
	const id = newJobId();
	const counted = LIMITS_OF[mail].flatMap((limit) => {
		const attempt = { limit, who: `${mail}:${email}`, now };
		return [countTry(db, attempt), requireWithin(db, { ...attempt, scale })];
	});
	try {
		await db.batch([
			enqueueMail(db, mail, { ...letter, userId: userWithEmail(email) }, { id, dueAt: now }),
			...counted,
		]);
		return id;
	} catch (error) {
		if (isConflict(error)) return undefined;
		throw error;
	}
}

/** What was sent has been used, so that another may be asked for. */
export function allowNextMail(db: Database, { mail, email }: Pick<Letter, "mail" | "email">): Write {
	return resetLimit(db, LIMITS.mailWhileAlive, `${mail}:${email}`);
}

const LIMITS_OF = {
	confirmLogin: [LIMITS.mailWhileAlive, LIMITS.mailsPerAccount],
	resetPassword: [LIMITS.mailWhileAlive, LIMITS.mailsPerAccount],
	verifyEmail: [LIMITS.mailsPerAccount],
} as const satisfies Partial<Record<MailKind, readonly Limit[]>>;
