import { and, eq, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { checklistTicks } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { documentOfResource } from "../resources.repository.server";

const TICK_COLUMNS = {
	documentId: checklistTicks.documentId,
	item: checklistTicks.item,
	tickedAt: checklistTicks.tickedAt,
};

export function listTicks(db: Database, userId: UserId) {
	return db.select(TICK_COLUMNS).from(checklistTicks).where(eq(checklistTicks.userId, userId));
}

export function listTicksOf(db: Database, userId: UserId, slug: string) {
	return db
		.select(TICK_COLUMNS)
		.from(checklistTicks)
		.where(and(eq(checklistTicks.userId, userId), eq(checklistTicks.documentId, documentOfResource(slug))));
}

type OwnList = { userId: number; documentId: number };

/** Items that are ticked already keep their day. */
export function insertTicks(
	db: Database,
	{ userId, documentId }: OwnList,
	ticks: readonly { item: string; tickedAt: Date }[],
): Write {
	const rows = JSON.stringify(ticks.map(({ item, tickedAt }) => [item, tickedAt.getTime()]));
	return db
		.insert(checklistTicks)
		.select(sql`select ${userId}, ${documentId}, value ->> 0, value ->> 1 from json_each(${rows}) where true`)
		.onConflictDoNothing();
}

export function deleteTicks(db: Database, { userId, documentId }: OwnList, items: readonly string[]): Write {
	return db
		.delete(checklistTicks)
		.where(
			and(
				eq(checklistTicks.userId, userId),
				eq(checklistTicks.documentId, documentId),
				inValues(checklistTicks.item, items),
			),
		);
}
