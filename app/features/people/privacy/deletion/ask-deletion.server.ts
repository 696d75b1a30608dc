import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { endAccountAccess, isLastAdmin } from "#app/features/people/auth/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Hindrance } from "#app/shared/personal-data/hindrances.ts";
import type { PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { findDeletion, findHindrances, insertDeletion, removeDeletion } from "./deletions.repository.server";
import { DELETION_DAYS, firstHindrance } from "./hindrances";

type ActorContext = { userId: number; origin: string; requestId: string; now: Date };
type DeletionRequest = ActorContext & {
	/** What each room holds of people, with what stands in the way of an end. */
	personalData: readonly PersonalData[];
	/** Empties what the owner wrote for others; left out: it stays without its author. */
	emptiesTexts?: boolean;
	/** Ends a subscription, at its gateway first. When it throws, the request stops. */
	cancelMembership: (db: Database, who: { userId: number; now: Date }) => Promise<unknown>;
};
export type DeletionOutcome =
	| { ok: true; dueAt: Date; jobId?: string }
	| { ok: false; reason: Hindrance | "subscriptionStays" };

/**
 * Schedules the erasure of an account, ends its sessions and enqueues the mail, in one batch. A repeated request
 * returns the same day. `reason` names a hindrance. The subscription is cancelled before anything is written.
 */
export async function requestDeletion(
	db: Database,
	{ personalData, cancelMembership, emptiesTexts = false, ...by }: DeletionRequest,
): Promise<DeletionOutcome> {
	const { userId, origin, requestId, now } = by;
	const reason = await hindranceOf(db, personalData, userId);
	if (reason) return { ok: false, reason };
	try {
		await cancelMembership(db, { userId, now });
	} catch (error) {
		const name = error instanceof Error ? error.name : "";
		console.error(JSON.stringify({ level: "error", at: "cancelMembership", name }));
		return { ok: false, reason: "subscriptionStays" };
	}
	const dueAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
	const jobId = newJobId();
	try {
		await db.batch([
			insertDeletion(db, { userId, askedAt: now, dueAt, emptiesTexts }),
			...endAccountAccess(db, userId),
			enqueueMail(db, "deletionAsked", { userId, origin }, { id: jobId, dueAt: now }),
			audit(db, {
				by: userId,
				deed: "privacy.askDeletion",
				subject: { kind: "user", id: userId },
				after: { dueAt: dueAt.toISOString() },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isLastAdmin(error)) return { ok: false, reason: "lastAdmin" };
		const [asked] = isDuplicate(error, "account_deletions") ? await findDeletion(db, userId) : [];
		if (!asked) throw error;
		return { ok: true, dueAt: asked.dueAt };
	}
	return { ok: true, dueAt, jobId };
}

/** The first thing that must end before the account can; null where nothing stands in the way. */
export async function hindranceOf(
	db: Database,
	personalData: readonly PersonalData[],
	userId: number,
): Promise<Hindrance | null> {
	const [stands] = await findHindrances(db, personalData, userId);
	return firstHindrance(stands);
}

/** Cancels a deletion request and notifies the owner. `tooLate`: none is pending any more. */
export async function cancelDeletion(
	db: Database,
	{ userId, origin, requestId, now }: ActorContext,
): Promise<{ ok: true; jobId: string } | { ok: false; reason: "tooLate" }> {
	const jobId = newJobId();
	try {
		await db.batch([
			removeDeletion(db, userId),
			requireChange(db),
			enqueueMail(db, "deletionTakenBack", { userId, origin }, { id: jobId, dueAt: now }),
			audit(db, {
				by: userId,
				deed: "privacy.takeBackDeletion",
				subject: { kind: "user", id: userId },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "tooLate" };
		throw error;
	}
	return { ok: true, jobId };
}
