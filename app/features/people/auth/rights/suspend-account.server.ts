import { audit } from "#app/features/operations/audit/face.server.ts";
import type { LastDay } from "#app/shared/calendar-day.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { Write } from "#db/write.ts";
import { endAccountAccess } from "../session/end-account-access.server";
import { findUser } from "../users.repository.server";
import { NOT_SUSPENDED, type Suspension, toAuditedSuspension } from "./audited-suspension";
import { isLastAdmin } from "./last-admin.server";
import { setSuspension } from "./rights.repository.server";

type ActorContext = { actorId: number; userId: number; requestId: string; now: Date };
export type SuspensionOutcome = { ok: true } | { ok: false; reason: "gone" | "own" | "changed" | "lastAdmin" };

/**
 * For good or up to a last day. The same batch ends the user's sessions, links to sign in, reset the password or change
 * the email, and passkey challenges.
 */
export function suspendAccount(
	db: Database,
	{ why, until, ...by }: ActorContext & { why: string; until: LastDay | null },
): Promise<SuspensionOutcome> {
	return changeSuspension(db, by, {
		suspendedAt: by.now,
		suspendedUntil: until?.endsAt ?? null,
		suspendedLastDay: until?.day ?? null,
		suspendedWhy: why,
	});
}

export function liftSuspension(db: Database, by: ActorContext): Promise<SuspensionOutcome> {
	return changeSuspension(db, by, NOT_SUSPENDED);
}

/** The writes of a suspension, for the batch of a decision that brings it about; `isConflict` where the actor may not. */
export function suspensionWrites(
	db: Database,
	{ why, until, ...by }: ActorContext & { why: string; until: LastDay | null },
): Write[] {
	return changeWrites(db, by, {
		before: NOT_SUSPENDED,
		set: {
			suspendedAt: by.now,
			suspendedUntil: until?.endsAt ?? null,
			suspendedLastDay: until?.day ?? null,
			suspendedWhy: why,
		},
	});
}

/** The writes that end a suspension, likewise. */
export function liftingWrites(db: Database, by: ActorContext, before: Suspension): Write[] {
	return changeWrites(db, by, { before, set: NOT_SUSPENDED });
}

async function changeSuspension(db: Database, by: ActorContext, set: Suspension): Promise<SuspensionOutcome> {
	if (by.actorId === by.userId) return { ok: false, reason: "own" };
	const [person] = await findUser(db, by.userId);
	if (!person) return { ok: false, reason: "gone" };
	try {
		await runTogether(db, changeWrites(db, by, { before: person, set }));
	} catch (error) {
		if (isLastAdmin(error)) return { ok: false, reason: "lastAdmin" };
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
	return { ok: true };
}

function changeWrites(
	db: Database,
	{ actorId, userId, ...when }: ActorContext,
	{ before, set }: { before: Suspension; set: Suspension },
): Write[] {
	return [
		setSuspension(db, { actorId, userId, set, now: when.now }),
		requireChange(db),
		...endAccountAccess(db, userId),
		audit(db, {
			by: actorId,
			deed: set.suspendedAt ? "people.suspend" : "people.liftSuspension",
			subject: { kind: "user", id: userId },
			before: toAuditedSuspension(before),
			after: toAuditedSuspension(set),
			...when,
		}),
	];
}
