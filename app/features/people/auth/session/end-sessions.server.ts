import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { enqueueNotice } from "../notices/enqueue-notice.server";
import { endAccountAccess } from "./end-account-access.server";
import { deleteOtherSession, deleteSession } from "./sessions.repository.server";

type EndSessionInput = {
	userId: number;
	askedBy: string;
	requestId: string;
	now: Date;
};

/** Ends another session of the user. An ended one and another user's get the same answer. */
export async function endSession(
	db: Database,
	{ sessionId, userId, askedBy, requestId, now }: EndSessionInput & { sessionId: string },
): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
	try {
		await db.batch([
			deleteOtherSession(db, { userId, id: sessionId, askedBy }),
			requireChange(db),
			audit(db, { by: userId, deed: "auth.endSession", subject: { kind: "session", id: sessionId }, requestId, now }),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "gone" };
		throw error;
	}
	return { ok: true };
}

/** Ends all other sessions of the user and notifies them. */
export async function endOtherSessions(
	db: Database,
	{ userId, askedBy, origin, requestId, now }: EndSessionInput & { origin: string },
): Promise<{ jobId: string }> {
	const jobId = newJobId();
	await db.batch([
		...endAccountAccess(db, userId, { exceptSession: askedBy }),
		enqueueNotice(db, { notice: "signedOutElsewhere", userId, origin }, { id: jobId, now }),
		audit(db, { by: userId, deed: "auth.endOtherSessions", subject: { kind: "user", id: userId }, requestId, now }),
	]);
	return { jobId };
}

/** Writes that end the browser's former session when another begins; none without one. */
export function endFormerSession(db: Database, sessionId: string | null): Write[] {
	return sessionId ? [deleteSession(db, sessionId)] : [];
}
