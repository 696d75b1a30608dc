import { and, asc, desc, eq, gt, inArray, isNull, lte, max, sql } from "drizzle-orm";
import { enqueueAll } from "#app/features/operations/jobs/face.server.ts";
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

/** Those that no other run of the clock has taken. */
const isWaitingAmong = (keys: readonly DigestKey[]) =>
	and(
		sql`(${notificationDigests.userId}, ${notificationDigests.mode}, ${notificationDigests.periodDay}) in
			(select value ->> 'userId', value ->> 'mode', value ->> 'periodDay' from json_each(${JSON.stringify(keys)}))`,
		eq(notificationDigests.state, "waiting"),
	);

/** A job for each; before {@link takeDigests}, in the same batch. */
export function enqueueDigests(
	db: Database,
	keys: readonly DigestKey[],
	{ origin, now }: { origin: string; now: Date },
): Write {
	const { userId, mode, periodDay } = notificationDigests;
	const selection = {
		id: sql`'digest:' || ${userId} || ':' || ${mode} || ':' || ${periodDay}`,
		payload: { userId, mode, periodDay, origin: sql`${origin}` },
		from: notificationDigests,
		where: isWaitingAmong(keys),
	};
	return enqueueAll(db, "digest.send", selection, now).onConflictDoNothing();
}

export function digestJobId({ userId, mode, periodDay }: DigestKey): string {
	return `digest:${userId}:${mode}:${periodDay}`;
}

export function takeDigests(db: Database, keys: readonly DigestKey[]): Write {
	return db.update(notificationDigests).set({ state: "queued" }).where(isWaitingAmong(keys));
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
