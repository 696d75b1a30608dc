import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
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
