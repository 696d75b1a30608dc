import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { entitlements } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type PurchasedThing =
	| { kind: "course"; courseId: number }
	| { kind: "plan"; planId: number; until: Date }
	| { kind: "all"; until: Date };
type Right = { userId: number; orderId: string; thing: PurchasedThing; now: Date };

/** Once per order: an ended entitlement is not recreated. */
export function insertOrderRight(db: Database, { userId, orderId, thing, now }: Right): Write {
	const at = now.getTime();
	const thingId = thing.kind === "course" ? thing.courseId : thing.kind === "plan" ? thing.planId : 0;
	const until = thing.kind === "course" ? null : thing.until.getTime();
	const given = db
		.select({ one: sql`1`.as("one") })
		.from(entitlements)
		.where(
			and(
				eq(entitlements.userId, userId),
				eq(entitlements.thingKind, thing.kind),
				eq(entitlements.sourceKind, "order"),
				eq(entitlements.sourceId, orderId),
			),
		);
	return db
		.insert(entitlements)
		.select(
			sql`select null, ${userId}, ${thing.kind}, ${thingId}, 'order', ${orderId}, ${at}, ${until}, null, null, ${at}, null
			where not exists ${given}`,
		)
		.onConflictDoNothing();
}

export function endOrderRight(db: Database, { userId, orderId, now }: Omit<Right, "thing">): Write {
	return db
		.update(entitlements)
		.set({ endedAt: now, endedWhy: "refunded" })
		.where(
			and(
				eq(entitlements.userId, userId),
				eq(entitlements.sourceKind, "order"),
				eq(entitlements.sourceId, orderId),
				isNull(entitlements.endedAt),
			),
		);
}
