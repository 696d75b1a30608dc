import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueNotice, findUser, requirePeople } from "#app/features/people/auth/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { deleteFactorsSince, deletePasskeysOf, deleteTotp, requireSecondFactor } from "./factors.repository.server";

type RemoveFactorInput = { userId: number; origin: string; requestId: string; now: Date };
type Outcome = { ok: true; jobId: string } | { ok: false; reason: "gone" };
type ResetOutcome = Outcome | { ok: false; reason: "changed" };

/** The last factor takes the recovery codes with it. */
export async function removeAuthenticator(
	db: Database,
	{ userId, origin, requestId, now }: RemoveFactorInput,
): Promise<Outcome> {
	const jobId = newJobId();
	return runOrNotFound(jobId, () =>
		db.batch([
			deleteTotp(db, userId),
			requireChange(db),
			enqueueNotice(db, { notice: "authenticatorRemoved", userId, origin }, { id: jobId, now }),
			audit(db, {
				by: userId,
				deed: "factors.removeAuthenticator",
				subject: { kind: "user", id: userId },
				requestId,
				now,
			}),
		]),
	);
}

/**
 * Lets an admin remove all factors of an owner who lost them; the password alone signs in until a new factor is set
 * up. Notifies the owner. The caller must require the admin's proof (`withStepUp(can("people"))`). `changed`: the
 * admin lost the capability meanwhile.
 */
export async function resetFactors(
	db: Database,
	{ by, ...asked }: RemoveFactorInput & { by: number },
): Promise<ResetOutcome> {
	const { userId, origin, requestId, now } = asked;
	const jobId = newJobId();
	const outcome = await runOrNotFound(jobId, () =>
		db.batch([
			requirePeople(db, by, now),
			requireChange(db),
			requireSecondFactor(db, userId),
			deleteTotp(db, userId),
			deletePasskeysOf(db, userId),
			enqueueNotice(db, { notice: "factorsReset", userId, origin }, { id: jobId, now }),
			audit(db, { by, deed: "factors.reset", subject: { kind: "user", id: userId }, requestId, now }),
		]),
	);
	if (outcome.ok) return outcome;
	const [person] = await findUser(db, userId);
	return person?.secondFactorAt ? { ok: false, reason: "changed" } : outcome;
}

/** How far back "this was not me" reaches: as far as the link of a notice holds, in milliseconds. */
const REACHES_BACK = 3 * DAY_MS;

/** Writes for the batch of `secureAccount` that remove factors a stranger may have added. */
export function removeRecentFactors(db: Database, { userId, now }: { userId: number; now: Date }): readonly Write[] {
	return deleteFactorsSince(db, { userId, since: new Date(now.getTime() - REACHES_BACK) });
}

async function runOrNotFound(jobId: string, write: () => Promise<unknown>): Promise<Outcome> {
	try {
		await write();
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "gone" };
		throw error;
	}
	return { ok: true, jobId };
}
