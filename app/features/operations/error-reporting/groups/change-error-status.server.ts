import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { changeStatus, findStatus } from "./error-groups.repository.server";

export type StatusIntent = keyof typeof STATUS_AFTER;
type Input = { fingerprint: string; intent: StatusIntent; actorId: number; requestId: string; now: Date };
type Outcome = { ok: true } | { ok: false; reason: "notFound" };

const STATUS_AFTER = { resolve: "resolved", mute: "muted", reopen: "open" } as const;
const MAX_TRIES = 5;

/** Resolves, mutes or reopens a group with an audit entry in one batch. No entry when the status is unchanged. */
export async function changeErrorStatus(db: Database, input: Input): Promise<Outcome> {
	const { fingerprint, intent, actorId, requestId, now } = input;
	const to = STATUS_AFTER[intent];
	let conflict: unknown;
	for (let tries = 0; tries < MAX_TRIES; tries += 1) {
		const [group] = await findStatus(db, fingerprint);
		if (!group) return { ok: false, reason: "notFound" };
		const from = group.status;
		if (from === to) return { ok: true };
		try {
			await db.batch([
				changeStatus(db, { fingerprint, from, to, now }),
				requireChange(db),
				audit(db, {
					by: actorId,
					deed: `errors.${intent}`,
					subject: { kind: "error", id: fingerprint },
					before: { status: from },
					after: { status: to },
					requestId,
					now,
				}),
			]);
			return { ok: true };
		} catch (error) {
			if (!isConflict(error)) throw error;
			conflict = error;
		}
	}
	throw conflict;
}
