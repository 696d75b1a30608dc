import { and, asc, desc, eq, gt, inArray, isNull, lte, max, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { notificationDigests, notifications } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type DigestKey = { userId: number; mode: "daily" | "weekly"; periodDay: string };

export function listDueDigests(db: Database, now: Date, limit: number) {
	return db
		.select({
			userId: notificationDigests.userId,
			mode: notificationDigests.mode,
			periodDay: notificationDigests.periodDay,
		})
		.from(notificationDigests)
		.where(and(eq(notificationDigests.state, "waiting"), lte(notificationDigests.dueAt, now)))
		.orderBy(asc(notificationDigests.dueAt))
		.limit(limit);
}

const isDigest = ({ userId, mode, periodDay }: DigestKey) =>
	and(
		eq(notificationDigests.userId, userId),
		eq(notificationDigests.mode, mode),
		eq(notificationDigests.periodDay, periodDay),
	);

/** Unless another run of the clock has taken it. */
export function takeDigest(db: Database, key: DigestKey): Write {
	return db
		.update(notificationDigests)
		.set({ state: "queued" })
		.where(and(isDigest(key), eq(notificationDigests.state, "waiting")));
}

export function findDigest(db: Database, key: DigestKey) {
	return db.select().from(notificationDigests).where(isDigest(key)).limit(1);
}

export function endDigest(
	db: Database,
	key: DigestKey,
	end: { state: "sent" | "skipped"; reason: string | null; endedAt: Date },
): Write {
	return db.update(notificationDigests).set(end).where(isDigest(key));
}

/** What is unread of some kinds and newer than the last digest, the newest first. */
export function listDigestItems(
	db: Database,
	{ userId, mode, kinds, limit }: { userId: number; mode: "daily" | "weekly"; kinds: readonly string[]; limit: number },
) {
	const lastSentAt = db
		.select({ at: max(notificationDigests.endedAt) })
		.from(notificationDigests)
		.where(
			and(
				eq(notificationDigests.userId, userId),
				eq(notificationDigests.mode, mode),
				eq(notificationDigests.state, "sent"),
			),
		);
	return db
		.select()
		.from(notifications)
		.where(
			and(
				eq(notifications.userId, userId),
				inArray(notifications.kind, [...kinds]),
				isNull(notifications.readAt),
				gt(notifications.at, sql`coalesce((${lastSentAt}), 0)`),
			),
		)
		.orderBy(desc(notifications.at), desc(notifications.id))
		.limit(limit);
}
