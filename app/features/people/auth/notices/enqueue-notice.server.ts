import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import type { SecurityNotice } from "./security-notices.ts";

type Notice = { notice: SecurityNotice; userId: number; origin: string };

/**
 * Has the owner of an account told that its security was changed, in the deed's own batch. The mail carries a link for
 * "this was not me" (`secureAccount`).
 */
export function enqueueNotice(db: Database, notice: Notice, { id, now }: { id?: string; now: Date }): Write {
	return enqueueMail(db, "securityNotice", notice, { id, dueAt: now });
}
