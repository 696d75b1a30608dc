import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { LIMITS, resetLimit } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { enqueueNotice } from "../notices/enqueue-notice.server";
import type { Role } from "../roles";
import type { Caller } from "../session/caller.server";
import { endAccountAccess } from "../session/end-account-access.server";
import { deleteSession } from "../session/sessions.repository.server";
import { type StartedSession, startSession } from "../session/start-session.server";
import { setCredential } from "../users.repository.server";
import { hashPassword } from "./password.server";

type Input = {
	user: { id: number; email: string; role: Role };
	password: string;
	caller: Caller;
	origin: string;
	now: Date;
};
type Outcome = { ok: true; session: StartedSession; jobId: string } | { ok: false; reason: "sessionOver" };

/**
 * Changes the password after a proof of identity. Ends every session, link, code and pending email change, starts a
 * new session for this browser and notifies the owner. One batch: of two concurrent changes the second fails, because
 * its session has ended.
 */
export async function changePassword(db: Database, { user, password, caller, origin, now }: Input): Promise<Outcome> {
	const [passwordHash, jobId] = [await hashPassword(password), newJobId()];
	const { write, session } = await startSession(db, { userId: user.id, role: user.role, now, ...caller });
	try {
		await db.batch([
			deleteSession(db, caller.sessionId ?? ""),
			requireChange(db),
			...endAccountAccess(db, user.id),
			write,
			setCredential(db, { userId: user.id, passwordHash, changedAt: now }),
			resetLimit(db, LIMITS.loginFailuresPerAccount, user.email),
			enqueueNotice(db, { notice: "passwordChanged", userId: user.id, origin }, { id: jobId, now }),
			audit(db, {
				by: user.id,
				deed: "auth.changePassword",
				subject: { kind: "user", id: user.id },
				requestId: caller.requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "sessionOver" };
		throw error;
	}
	return { ok: true, session, jobId };
}
