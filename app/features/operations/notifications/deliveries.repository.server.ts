import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import type { Channel } from "#db/schema/operations/notifications.ts";
import { notificationDeliveries, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type Delivery = Omit<typeof notificationDeliveries.$inferInsert, "userId"> & { userId: number | null };

/** What became of an event at a channel; the first word about it stays. */
export function markDelivery(db: Database, delivery: Delivery): Write {
	// The account may have been erased since.
	const userId = sql<number>`(select ${users.id} from ${users} where ${users.id} = ${delivery.userId})`;
	return db
		.insert(notificationDeliveries)
		.values({ ...delivery, userId })
		.onConflictDoNothing();
}

/** What waited for the digest has left with it, or was skipped with it. */
export function endQueuedDeliveries(
	db: Database,
	{ userId, mode }: { userId: number; mode: "daily" | "weekly" },
	end: { state: "sent" | "skipped"; reason: string | null },
): Write {
	return db
		.update(notificationDeliveries)
		.set(end)
		.where(
			and(
				eq(notificationDeliveries.userId, userId),
				eq(notificationDeliveries.state, "queued"),
				eq(notificationDeliveries.reason, mode),
			),
		);
}

export type DeliveryKey = { eventId: string; channel: Channel };

export function listOldDeliveries(db: Database, before: Date, limit: number) {
	return db
		.select({ eventId: notificationDeliveries.eventId, channel: notificationDeliveries.channel })
		.from(notificationDeliveries)
		.where(lte(notificationDeliveries.at, before))
		.limit(limit);
}

export function deleteDeliveries(db: Database, keys: readonly DeliveryKey[]): Write {
	return db.delete(notificationDeliveries).where(
		inValues(
			notificationDeliveries.eventId,
			keys.map(({ eventId }) => eventId),
		),
	);
}
