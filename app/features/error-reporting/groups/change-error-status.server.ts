import type { Database } from "../../../../db/client.server";
import { auditStatusChange, changeStatus, findErrorGroup } from "./error-groups.repository.server";

export type StatusIntent = keyof typeof STATUS_AFTER;
type Input = { fingerprint: string; intent: StatusIntent; actorId: number; requestId: string; now: Date };
type Outcome = { ok: true } | { ok: false; reason: "notFound" };

const STATUS_AFTER = { resolve: "resolved", mute: "muted", reopen: "open" } as const;

/**
 * Resolves, mutes or reopens a group of errors and says so in the audit log. A
 * group that has the status already stays as it is, without an entry.
 */
export async function changeErrorStatus(db: Database, { intent, ...input }: Input): Promise<Outcome> {
	const change = { ...input, status: STATUS_AFTER[intent], action: `errors.${intent}` };
	const [, changed] = await db.batch([auditStatusChange(db, change), changeStatus(db, change)]);
	if (changed.length > 0 || (await findErrorGroup(db, input.fingerprint))) return { ok: true };
	return { ok: false, reason: "notFound" };
}
