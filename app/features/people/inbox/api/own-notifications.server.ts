import type { NotificationKinds } from "#app/features/operations/notifications/notification-kinds.ts";
import type { CurrentUser, UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { countUnread, markRead } from "../list/inbox.repository.server";
import { NOTIFICATIONS_PER_PAGE } from "../list/inbox-query";
import { readInbox, toInbox } from "../list/read-inbox.server";
import type { NotificationList } from "./notification-shapes";

/** A page of the inbox as programs read it; `cursor` is the `next` of the page before. */
export function readOwnNotifications(
	db: Database,
	{ userId, cursor, ...about }: { userId: UserId; cursor: string | null; kinds: NotificationKinds; language: Language },
) {
	const after = cursor === null ? null : { side: "after" as const, key: cursor };
	return readInbox(db, { ...about, userId, sought: { group: null, cursor: after, size: NOTIFICATIONS_PER_PAGE } });
}

type Asker = { kinds: NotificationKinds; language: Language; origin: string; user: CurrentUser; now: Date };

/** The answer of the API, and the rows that speak of nothing any more. */
export function toOwnNotifications(
	read: Awaited<ReturnType<typeof readOwnNotifications>>,
	{ origin, user: { timeZone }, ...about }: Asker,
): { answer: NotificationList; gone: number[] } {
	const { rows, views, unread, next, gone } = toInbox(read, { ...about, timeZone });
	const readAt = new Map(rows.map((row) => [row.id, row.readAt?.toISOString() ?? null]));
	const notifications = views.map(({ id, kind, title, text, to, at, count }) => ({
		id,
		kind,
		title,
		text,
		url: origin + to,
		at,
		readAt: readAt.get(id) ?? null,
		count,
	}));
	return { answer: { notifications, unread, next: next?.key ?? null }, gone };
}

/** Marks some or all of the user's own as read, whatever the ids are; gives how many are unread then. */
export async function markOwnRead(
	db: Database,
	{ userId, ids, now }: { userId: number; ids: readonly number[] | undefined; now: Date },
): Promise<{ unread: number }> {
	const { left } = await inBatch(db, { marked: markRead(db, { userId, ids, now }), left: countUnread(db, userId) });
	return { unread: left.reduce((sum, { count }) => sum + count, 0) };
}
