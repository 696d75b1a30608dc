import { and, eq, ne, sql } from "drizzle-orm";
import type { MergedPerson } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { trialPersons } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** A trial begun by someone with one of these keys, except by `exceptOrderId`; at most one row. */
export function findTrialOfPerson(db: Database, personKeys: readonly string[], exceptOrderId = "") {
	return db
		.select({ orderId: trialPersons.orderId })
		.from(trialPersons)
		.where(and(inValues(trialPersons.personKey, personKeys), ne(trialPersons.orderId, exceptOrderId)))
		.limit(1);
}

type Trial = { userId: number; orderId: string; personKeys: readonly string[]; startedAt: Date };

export function insertTrialPersons(db: Database, { personKeys, ...trial }: Trial): Write {
	const rows = personKeys.map((personKey) => ({ personKey, ...trial }));
	return db.insert(trialPersons).values(rows).onConflictDoNothing();
}

/** Moves trials to another account and remembers them by its keys too, so that it gets no second one. */
export function joinTrials(db: Database, { keptId, closedId, keptKeys }: MergedPerson): Write[] {
	const { userId, orderId, startedAt } = trialPersons;
	const known = sql`select key.value, ${keptId}, ${orderId}, max(${startedAt})
		from ${trialPersons}, json_each(${JSON.stringify(keptKeys)}) key
		where ${userId} = ${closedId} group by ${orderId}, key.value`;
	return [
		db.insert(trialPersons).select(known).onConflictDoNothing(),
		db.update(trialPersons).set({ userId: keptId }).where(eq(userId, closedId)),
	];
}
