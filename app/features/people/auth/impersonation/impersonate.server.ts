import { audit } from "#app/features/operations/audit/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import type { Role } from "../roles";
import { findUser } from "../users.repository.server";
import { deleteImpersonation, deleteImpersonations, insertImpersonation } from "./impersonations.repository.server";

/** Maximum duration of an impersonation, in milliseconds. */
export const IMPERSONATION_MS = 30 * MINUTE_MS;

type Input = {
	actorId: number;
	sessionId: string;
	userId: number;
	why: string;
	requestId: string;
	now: Date;
};
export type ImpersonationOutcome =
	| { ok: true; role: Role }
	/** `admin`: the account has capabilities. `changed`: the capabilities of either changed meanwhile. */
	| { ok: false; reason: "gone" | "own" | "admin" | "changed" };

/**
 * Starts impersonation for half an hour, with a reason for the audit log. The session stays the admin's: it ends with
 * it, and shows the admin's own account again when time is up.
 */
export async function startImpersonation(
	db: Database,
	{ actorId, sessionId, userId, why, requestId, now }: Input,
): Promise<ImpersonationOutcome> {
	if (actorId === userId) return { ok: false, reason: "own" };
	const [person] = await findUser(db, userId);
	if (!person) return { ok: false, reason: "gone" };
	if (person.role === "admin" || person.capabilities.length > 0) return { ok: false, reason: "admin" };

	const endsAt = new Date(now.getTime() + IMPERSONATION_MS);
	try {
		await db.batch([
			// An expired one that the sweep has not deleted yet.
			deleteImpersonations(db, [sessionId], now),
			insertImpersonation(db, { sessionId, adminId: actorId, userId, now, endsAt }),
			requireChange(db),
			audit(db, {
				by: actorId,
				deed: "people.beginLooking",
				subject: { kind: "user", id: userId },
				after: { why, until: endsAt.toISOString() },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error) || isDuplicate(error, "impersonations")) return { ok: false, reason: "changed" };
		throw error;
	}
	return { ok: true, role: person.role };
}

/** Returns the viewed user's id, or null when there was none. A trigger writes the audit entry. */
export async function endImpersonation(db: Database, sessionId: string): Promise<number | null> {
	const [ended] = await deleteImpersonation(db, sessionId);
	return ended?.userId ?? null;
}
