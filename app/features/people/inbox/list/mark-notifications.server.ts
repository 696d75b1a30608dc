import { z } from "zod";
import { createSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { deleteOwnNotifications, markPathRead, markRead, markSeen, markUnread } from "./inbox.repository.server";

const id = z.coerce.number().int().positive();

/** What the inbox and the bell can post. */
export const MarkForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("read"), id }),
	z.strictObject({ intent: z.literal("unread"), id }),
	z.strictObject({ intent: z.literal("readAll") }),
	z.strictObject({ intent: z.literal("seen") }),
	/** Somebody has opened the page that notifications are about. */
	z.strictObject({ intent: z.literal("readPath"), path: z.string().max(300) }),
]);

/** Only those of the user change, whatever the ids are. */
export async function markNotifications(
	db: Database,
	mark: z.output<typeof MarkForm>,
	{ userId, now }: { userId: number; now: Date },
): Promise<void> {
	if (mark.intent === "read") await markRead(db, { userId, ids: [mark.id], now });
	else if (mark.intent === "unread") await markUnread(db, { userId, id: mark.id });
	else if (mark.intent === "readPath") await markPathRead(db, { userId, path: mark.path, now });
	else if (mark.intent === "readAll") await markRead(db, { userId, now });
	else await markSeen(db, { userId, linkKey: createSecret(), now });
}

/** Takes away what speaks of nothing any more, or of what its reader may not see. */
export async function removeGone(db: Database, gone: { userId: number; ids: readonly number[] }): Promise<void> {
	await deleteOwnNotifications(db, gone);
}
