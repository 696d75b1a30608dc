import { and, eq, ne, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Channel } from "#db/schema/operations/notifications.ts";
import { notificationChoices, notificationDigests, notificationSettings } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export function listAllChoices(db: Database, userId: UserId) {
	return db
		.select({
			category: notificationChoices.category,
			channel: notificationChoices.channel,
			mode: notificationChoices.mode,
		})
		.from(notificationChoices)
		.where(eq(notificationChoices.userId, userId));
}

export function findSettings(db: Database, userId: UserId) {
	return db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId)).limit(1);
}

/** The person whose links carry the key. */
export function findSettingsByKey(db: Database, linkKey: string) {
	return db
		.select({ userId: notificationSettings.userId })
		.from(notificationSettings)
		.where(eq(notificationSettings.linkKey, linkKey))
		.limit(1);
}

export function saveChoice(db: Database, choice: typeof notificationChoices.$inferInsert): Write {
	const { mode, changedAt } = choice;
	return db
		.insert(notificationChoices)
		.values(choice)
		.onConflictDoUpdate({
			target: [notificationChoices.userId, notificationChoices.category, notificationChoices.channel],
			set: { mode, changedAt },
		});
}

/** The default of that channel counts again. */
export function deleteChoice(
	db: Database,
	{ userId, category, channel }: { userId: number; category: string; channel: Channel },
): Write {
	return db
		.delete(notificationChoices)
		.where(
			and(
				eq(notificationChoices.userId, userId),
				eq(notificationChoices.category, category),
				eq(notificationChoices.channel, channel),
			),
		);
}

/** All of them: the defaults count again. */
export function deleteChoices(db: Database, userId: number): Write {
	return db.delete(notificationChoices).where(eq(notificationChoices.userId, userId));
}

type Settings = typeof notificationSettings.$inferInsert;
/** `linkKey` is that of a first row. */
export function saveSettings(
	db: Database,
	{ userId, linkKey, now, ...changed }: { userId: number; linkKey: string; now: Date } & Partial<Settings>,
): Write {
	const set = { ...changed, changedAt: now };
	return db
		.insert(notificationSettings)
		.values({ ...set, userId, linkKey })
		.onConflictDoUpdate({ target: notificationSettings.userId, set });
}

/** A row with a key, for the links of a mail; the one that is there stays. */
export function ensureSettings(
	db: Database,
	{ userId, linkKey, now }: { userId: number; linkKey: string; now: Date },
): Write {
	return db.insert(notificationSettings).values({ userId, linkKey, changedAt: now }).onConflictDoNothing();
}

/** A digest that waits moves with the hour that its receiver has chosen. */
export function listWaitingDigests(db: Database, userId: number) {
	return db
		.select({ mode: notificationDigests.mode, periodDay: notificationDigests.periodDay })
		.from(notificationDigests)
		.where(and(eq(notificationDigests.userId, userId), eq(notificationDigests.state, "waiting")));
}

/** It stays where it is if its receiver has had one of that day already. */
export function moveDigest(
	db: Database,
	{
		userId,
		mode,
		from,
		to,
	}: { userId: number; mode: "daily" | "weekly"; from: string; to: { periodDay: string; dueAt: Date } },
): Write {
	const other = alias(notificationDigests, "other");
	const ofThatDay = db
		.select({ mode: other.mode })
		.from(other)
		.where(
			and(eq(other.userId, userId), eq(other.mode, mode), eq(other.periodDay, to.periodDay), ne(other.periodDay, from)),
		);
	return db
		.update(notificationDigests)
		.set(to)
		.where(
			and(
				eq(notificationDigests.userId, userId),
				eq(notificationDigests.mode, mode),
				eq(notificationDigests.periodDay, from),
				eq(notificationDigests.state, "waiting"),
				notExists(ofThatDay),
			),
		);
}
