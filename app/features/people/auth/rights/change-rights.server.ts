import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { CAPABILITIES, type Capability } from "#db/schema/people/capabilities.ts";
import { enqueueNotice } from "../notices/enqueue-notice.server";
import type { Role } from "../roles";
import { endAccountAccess } from "../session/end-account-access.server";
import { findUser } from "../users.repository.server";
import { isLastAdmin } from "./last-admin.server";
import { setRights } from "./rights.repository.server";

type Input = {
	actor: { id: number; capabilities: readonly Capability[] };
	userId: number;
	role: Role;
	capabilities: readonly Capability[];
	origin: string;
	requestId: string;
	now: Date;
};
export type RightsOutcome =
	| { ok: true; jobId: string | null }
	/** `own`: one's own rights. `beyond`: more than the actor holds. `changed`: another write came first. */
	| { ok: false; reason: "gone" | "own" | "beyond" | "changed" | "lastAdmin" };

/**
 * Changes a user's role and capabilities, ends their sessions (whose length depends on the role) and notifies them.
 * One batch, valid only while the actor holds what is given. A trigger keeps the last admin with all capabilities,
 * also when two demote each other at once.
 */
export async function changeRights(db: Database, input: Input): Promise<RightsOutcome> {
	const { actor, userId, role, origin, requestId, now } = input;
	if (actor.id === userId) return { ok: false, reason: "own" };
	const [person] = await findUser(db, userId);
	if (!person) return { ok: false, reason: "gone" };

	const wanted = role === "admin" ? CAPABILITIES.filter((one) => input.capabilities.includes(one)) : [];
	const before = { role: person.role, capabilities: person.capabilities };
	const after = { role, capabilities: wanted };
	const added = wanted.filter((capability) => !before.capabilities.includes(capability));
	if (added.some((capability) => !actor.capabilities.includes(capability))) return { ok: false, reason: "beyond" };
	if (JSON.stringify(before) === JSON.stringify(after)) return { ok: true, jobId: null };

	const jobId = newJobId();
	try {
		await db.batch([
			setRights(db, { actorId: actor.id, userId, before, after, now }),
			requireChange(db),
			...endAccountAccess(db, userId, { keepsResets: true }),
			enqueueNotice(db, { notice: "rightsChanged", userId, origin }, { id: jobId, now }),
			audit(db, {
				by: actor.id,
				deed: "people.changeRights",
				subject: { kind: "user", id: userId },
				before,
				after,
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isLastAdmin(error)) return { ok: false, reason: "lastAdmin" };
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
	return { ok: true, jobId };
}
