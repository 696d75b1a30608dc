import type { SQL } from "drizzle-orm";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail, findMailAddress } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import type { Role } from "../roles";
import { endAccountAccess } from "../session/end-account-access.server";
import { deleteSessionOf } from "../session/sessions.repository.server";
import { findPasswordAge, findUser, insertUser, userWithEmail } from "../users.repository.server";
import { requirePeople } from "./rights.repository.server";

type ActorContext = { actorId: number; requestId: string; now: Date };

export async function endSessionsOf(
	db: Database,
	{ actorId, userId, ...when }: ActorContext & { userId: number },
): Promise<{ ok: true } | { ok: false; reason: "changed" }> {
	return runUnlessChanged(() =>
		db.batch([
			requirePeople(db, actorId, when.now),
			requireChange(db),
			...endAccountAccess(db, userId),
			audit(db, { by: actorId, deed: "people.endSessions", subject: { kind: "user", id: userId }, ...when }),
		]),
	);
}

export async function endSessionOf(
	db: Database,
	{ actorId, userId, sessionId, ...when }: ActorContext & { userId: number; sessionId: string },
): Promise<{ ok: true } | { ok: false; reason: "changed" }> {
	return runUnlessChanged(() =>
		db.batch([
			requirePeople(db, actorId, when.now),
			requireChange(db),
			deleteSessionOf(db, { userId, id: sessionId }),
			requireChange(db),
			audit(db, { by: actorId, deed: "people.endSession", subject: { kind: "user", id: userId }, ...when }),
		]),
	);
}

export async function sendVerificationTo(
	db: Database,
	{ actorId, userId, origin, ...when }: ActorContext & { userId: number; origin: string },
): Promise<{ ok: true; jobId: string } | { ok: false; reason: "gone" | "confirmed" | "changed" }> {
	const [person] = await findUser(db, userId);
	if (!person) return { ok: false, reason: "gone" };
	const [mark] = await findMailAddress(db, person.email);
	if (person.emailVerifiedAt && !mark) return { ok: false, reason: "confirmed" };
	const jobId = newJobId();
	const done = await runUnlessChanged(() =>
		db.batch([
			requirePeople(db, actorId, when.now),
			requireChange(db),
			enqueueMail(db, "verifyEmail", { userId, origin }, { id: jobId, dueAt: when.now }),
			audit(db, { by: actorId, deed: "people.sendVerification", subject: { kind: "user", id: userId }, ...when }),
		]),
	);
	return done.ok ? { ok: true, jobId } : done;
}

/** Sends a link to set a password: the invitation again when they never accepted it, otherwise a reset link. */
export async function sendPasswordLinkTo(
	db: Database,
	{ actorId, userId, origin, ...when }: ActorContext & { userId: number; origin: string },
): Promise<{ ok: true; jobId: string } | { ok: false; reason: "gone" | "changed" }> {
	const [[person], [password]] = await db.batch([findUser(db, userId), findPasswordAge(db, userId)]);
	if (!person) return { ok: false, reason: "gone" };
	const mail = password || person.lastSeenAt.getTime() > 0 ? "resetPassword" : "invitation";
	const jobId = newJobId();
	const done = await runUnlessChanged(() =>
		db.batch([
			requirePeople(db, actorId, when.now),
			requireChange(db),
			enqueueMail(db, mail, { userId, origin }, { id: jobId, dueAt: when.now }),
			audit(db, { by: actorId, deed: "people.sendPasswordLink", subject: { kind: "user", id: userId }, ...when }),
		]),
	);
	return done.ok ? { ok: true, jobId } : done;
}

type InvitedPerson = {
	name: string;
	email: string;
	role: Exclude<Role, "admin">;
	language: string;
	country?: string | null;
};
type Invitation = ActorContext & {
	invited: InvitedPerson;
	origin: string;
	alongside?: readonly Write[];
};

/**
 * Opens an account without a password and sends a link to set one; account, mail and audit entry in one batch. Never
 * as an admin: capabilities are given only to existing users.
 */
export async function invitePerson(
	db: Database,
	{ actorId, invited, origin, alongside = [], ...when }: Invitation,
): Promise<{ ok: true; jobId: string } | { ok: false; reason: "taken" | "changed" }> {
	const jobId = newJobId();
	const userId: SQL<number> = userWithEmail(invited.email);
	try {
		const done = await runUnlessChanged(() =>
			db.batch([
				requirePeople(db, actorId, when.now),
				requireChange(db),
				insertUser(db, { ...invited, createdAt: when.now }),
				enqueueMail(db, "invitation", { userId, origin }, { id: jobId, dueAt: when.now }),
				audit(db, {
					by: actorId,
					deed: "people.invite",
					subject: { kind: "user", id: userId },
					after: { role: invited.role, language: invited.language },
					...when,
				}),
				...alongside,
			]),
		);
		return done.ok ? { ok: true, jobId } : done;
	} catch (error) {
		if (isDuplicate(error, "users.email")) return { ok: false, reason: "taken" };
		throw error;
	}
}

async function runUnlessChanged(run: () => Promise<unknown>): Promise<{ ok: true } | { ok: false; reason: "changed" }> {
	try {
		await run();
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
}
