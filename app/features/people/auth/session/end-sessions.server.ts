import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { enqueueNotice } from "../notices/enqueue-notice.server";
import { endAccountAccess } from "./end-account-access.server";
import { deleteOtherSession, deleteSession } from "./sessions.repository.server";

type Asked = {
	userId: number /** The session that asks, which stays. */;
	askedBy: string;
	requestId: string;
	now: Date;
};

/** Ends another session of the signed-in user. One that has ended already and one of somebody else get the same answer. */
export async function endSession(
	db: Database,
	{ sessionId, userId, askedBy, requestId, now }: Asked & { sessionId: string },
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

/** Ends every session of the signed-in user but the one that asks, and has them told of it. */
export async function endOtherSessions(
	db: Database,
	{ userId, askedBy, origin, requestId, now }: Asked & { origin: string },
): Promise<{ jobId: string }> {
	const jobId = newJobId();
	await db.batch([
		...endAccountAccess(db, userId, { exceptSession: askedBy }),
		enqueueNotice(db, { notice: "signedOutElsewhere", userId, origin }, { id: jobId, now }),
		audit(db, { by: userId, deed: "auth.endOtherSessions", subject: { kind: "user", id: userId }, requestId, now }),
	]);
	return { jobId };
}

/** Ends the session that a browser had when it begins another; none where it had none. */
export function sessionsEnding(db: Database, sessionId: string | null): Write[] {
	return sessionId ? [deleteSession(db, sessionId)] : [];
}
