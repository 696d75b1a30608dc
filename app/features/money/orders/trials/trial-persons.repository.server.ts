import { and, ne } from "drizzle-orm";
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
