import { and, desc, eq, inArray, isNull, lt, lte, notExists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { notificationSettings, notifications } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Everything is listed this long. */
export const KEPT_DAYS = 90;
/** More than the bell says. */
export const COUNTED = 100;

export type Sought = {
	userId: UserId;
	/** Left out: all. */
	kinds?: readonly string[] | undefined;
	after: Key | null;
	isDescending: boolean;
	limit: number;
};

/** Those that are listed, in the direction of the cursor. */
export function listNotifications(db: Database, { userId, kinds, after, isDescending, limit }: Sought) {
	const { where, orderBy } = keyset({ columns: [notifications.at, notifications.id], isDescending }, after);
	return db
		.select()
		.from(notifications)
		.where(
			and(
				eq(notifications.userId, userId),
				eq(notifications.isListed, true),
				kinds && inArray(notifications.kind, [...kinds]),
				where,
			),
		)
		.orderBy(...orderBy)
		.limit(limit);
}

/** The ids that the notifications of a page have under a name, of some kinds only. */
export function idsOnPage(db: Database, sought: Sought, kinds: readonly string[]): (name: string) => SQL {
	const page = listNotifications(db, sought).as("page");
	return (name) => {
		const ids = db
			.select({ id: sql`json_extract(${page.ids}, ${`$.${name}`})`.as("id") })
			.from(page)
			.where(inArray(page.kind, [...kinds]));
		return sql`${ids}`;
	};
}

/** The last two must match the partial index literally: with `= 1` all of the user's rows would be read. */
const unread = (userId: UserId) =>
	and(eq(notifications.userId, userId), isNull(notifications.readAt), sql`${notifications.isListed}`);

/** Where the unread lead and whether they came since the list was last looked at: the newest, up to {@link COUNTED}. */
export function listUnreadPaths(db: Database, userId: UserId) {
	// Read once for all rows, where a join would read it for each.
	const seenAt = db
		.select({ at: notificationSettings.seenAt })
		.from(notificationSettings)
		.where(eq(notificationSettings.userId, userId));
	return db
		.select({
			path: notifications.path,
			isUnseen: sql<boolean>`${notifications.at} > coalesce((${seenAt}), 0)`.mapWith(Boolean).as("is_unseen"),
		})
		.from(notifications)
		.where(unread(userId))
		.orderBy(desc(notifications.at))
		.limit(COUNTED);
}

/** How many of each kind are unread. */
export function countUnread(db: Database, userId: UserId) {
	return db
		.select({ kind: notifications.kind, count: sql<number>`count(*)` })
		.from(notifications)
		.where(unread(userId))
		.groupBy(notifications.kind);
}

/** Those of a user alone; `ids` left out: all that had come by then. */
export function markRead(
	db: Database,
	{ userId, ids, now }: { userId: number; ids?: readonly number[] | undefined; now: Date },
): Write {
	return db
		.update(notifications)
		.set({ readAt: now })
		.where(and(unread(userId), ids ? inValues(notifications.id, ids) : lte(notifications.at, now)));
}

/** Not where its group has something newer that is unread: that says it already. */
export function markUnread(db: Database, { userId, id }: { userId: number; id: number }): Write {
	const newer = alias(notifications, "newer");
	const isUnreadAgain = db
		.select({ id: newer.id })
		.from(newer)
		.where(
			and(
				eq(newer.userId, userId),
				eq(newer.kind, notifications.kind),
				eq(newer.groupKey, notifications.groupKey),
				isNull(newer.readAt),
			),
		);
	return db
		.update(notifications)
		.set({ readAt: null })
		.where(and(eq(notifications.userId, userId), eq(notifications.id, id), notExists(isUnreadAgain)));
}

/** Those that lead to a page, because their reader has opened it. */
export function markPathRead(db: Database, { userId, path, now }: { userId: number; path: string; now: Date }): Write {
	return db
		.update(notifications)
		.set({ readAt: now })
		.where(and(unread(userId), eq(notifications.path, path)));
}

/** Those that lead to what their reader has read, as a condition on the path says. */
export function markPathsRead(
	db: Database,
	{ userId, isRead, now }: { userId: number; isRead: (path: SQLWrapper) => SQL; now: Date },
): Write {
	return db
		.update(notifications)
		.set({ readAt: now })
		.where(and(unread(userId), isRead(notifications.path)));
}

export function findNotification(db: Database, { userId, id }: { userId: UserId; id: number }) {
	return db
		.select()
		.from(notifications)
		.where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
		.limit(1);
}

export function markOpened(db: Database, { userId, id, now }: { userId: number; id: number; now: Date }): Write {
	return db
		.update(notifications)
		.set({ openedAt: now, readAt: sql`coalesce(${notifications.readAt}, ${now.getTime()})` })
		.where(and(eq(notifications.userId, userId), eq(notifications.id, id)));
}

/** What the bell has shown counts as seen. */
export function markSeen(
	db: Database,
	{ userId, linkKey, now }: { userId: number; linkKey: string; now: Date },
): Write {
	return db
		.insert(notificationSettings)
		.values({ userId, linkKey, seenAt: now, changedAt: now })
		.onConflictDoUpdate({ target: notificationSettings.userId, set: { seenAt: now } });
}

export function listOldNotifications(db: Database, before: Date, limit: number) {
	return db.select({ id: notifications.id }).from(notifications).where(lt(notifications.at, before)).limit(limit);
}

export function deleteOwnNotifications(
	db: Database,
	{ userId, ids }: { userId: number; ids: readonly number[] },
): Write {
	return db.delete(notifications).where(and(eq(notifications.userId, userId), inValues(notifications.id, ids)));
}

type Unreadable = {
	kinds: readonly string[];
	/** Null: none. */
	since: SQL;
	/** Whether what a notification leads to is closed to its receiver. */
	isLost: (notification: { userId: SQLWrapper; path: SQLWrapper }) => SQL;
};

/** Of anybody: those of some kinds since an instant that lead to what their receivers may not open any more. */
export function deleteUnreadable(db: Database, { kinds, since, isLost }: Unreadable): Write {
	const { userId, path, at, kind } = notifications;
	return db
		.delete(notifications)
		.where(and(sql`${at} >= ${since}`, inArray(kind, [...kinds]), isLost({ userId, path })));
}

export function deleteNotifications(db: Database, ids: readonly number[]): Write {
	return db.delete(notifications).where(inValues(notifications.id, ids));
}
