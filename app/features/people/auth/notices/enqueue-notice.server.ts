import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import type { SecurityNotice } from "./security-notices.ts";

type Notice = { notice: SecurityNotice; userId: number; origin: string };

/** Mails the owner about a security change, with a "this was not me" link (`secureAccount`). Same batch. */
export function enqueueNotice(db: Database, notice: Notice, { id, now }: { id?: string; now: Date }): Write {
	return enqueueMail(db, "securityNotice", notice, { id, dueAt: now });
}
