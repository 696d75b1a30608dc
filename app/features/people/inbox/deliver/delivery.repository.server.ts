import { and, eq, sql } from "drizzle-orm";
import { markDelivery } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import {
	mailAddresses,
	notificationChoices,
	notificationDeliveries,
	notificationDigests,
	notificationSettings,
	notifications,
	users,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** The receiver, with what decides about a delivery. */
export function findReceiver(db: Database, userId: number) {
	return db
		.select({
			id: users.id,
			language: users.language,
			timeZone: users.timeZone,
			suspendedAt: users.suspendedAt,
			suspendedUntil: users.suspendedUntil,
			mailOn: notificationSettings.mailOn,
			digestsOn: notificationSettings.digestsOn,
			digestMinute: notificationSettings.digestMinute,
			digestWeekday: notificationSettings.digestWeekday,
			quietFrom: notificationSettings.quietFrom,
			quietTo: notificationSettings.quietTo,
			linkKey: notificationSettings.linkKey,
			address: mailAddresses.state,
		})
		.from(users)
		.leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
		.leftJoin(mailAddresses, eq(mailAddresses.email, users.email))
		.where(eq(users.id, userId))
		.limit(1);
}

export function listChoices(db: Database, userId: number, category: string) {
	return db
		.select({ channel: notificationChoices.channel, mode: notificationChoices.mode })
		.from(notificationChoices)
		.where(and(eq(notificationChoices.userId, userId), eq(notificationChoices.category, category)));
}

/** When the notification of a group was read last, if nothing came since. */
export function findReadGroup(db: Database, group: { userId: number; kind: string; groupKey: string }) {
	return db
		.select({ readAt: notifications.readAt, at: notifications.at })
		.from(notifications)
		.where(
			and(
				eq(notifications.userId, group.userId),
				eq(notifications.kind, group.kind),
				eq(notifications.groupKey, group.groupKey),
			),
		)
		.orderBy(sql`${notifications.at} desc`)
		.limit(1);
}

type NewNotification = {
	eventId: string;
	userId: number;
	kind: string;
	groupKey: string;
	ids: Record<string, unknown>;
	path: string;
	isListed: boolean;
	at: Date;
};

/**
 * Adds an event to its group, or begins one, once: a second try of the same event changes nothing. Both statements
 * belong into one batch, in this order.
 */
export function addToInbox(db: Database, one: NewNotification): [Write, Write] {
	const { eventId, userId, kind, groupKey, ids, path, isListed } = one;
	const at = one.at.getTime();
	const isNew = sql`not exists (select 1 from ${notificationDeliveries}
		where ${notificationDeliveries.eventId} = ${eventId} and ${notificationDeliveries.channel} = 'app')`;
	return [
		db
			.insert(notifications)
			.select(
				sql`select null, ${userId}, ${kind}, ${groupKey}, ${JSON.stringify(ids)}, ${path}, 1, ${at}, ${Number(isListed)}, null, null where ${isNew}`,
			)
			.onConflictDoUpdate({
				target: [notifications.userId, notifications.kind, notifications.groupKey],
				targetWhere: sql`read_at is null`,
				set: {
					count: sql`${notifications.count} + 1`,
					ids: sql`excluded.ids`,
					path: sql`excluded.path`,
					at: sql`excluded.at`,
					isListed: sql`max(${notifications.isListed}, excluded.is_listed)`,
				},
			}),
		markDelivery(db, { eventId, channel: "app", userId, kind, state: "sent", reason: null, at: one.at }),
	];
}

export function queueDigest(db: Database, digest: typeof notificationDigests.$inferInsert): Write {
	return db.insert(notificationDigests).values(digest).onConflictDoNothing();
}
