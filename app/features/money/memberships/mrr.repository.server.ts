import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { mrrMonths } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { Membership } from "./membership";
import { mrrMove } from "./mrr";

type Change = { before: Membership | null; after: Membership; now: Date };

/** Writes, at most one, for the batch of a membership change. In real time. */
export function noteMrr(db: Database, { before, after, now }: Change): Write[] {
	const move = mrrMove(before, after);
	if (!move) return [];
	const { isTest, currency } = after;
	const { kind, amountMinor, members } = move;
	return [
		db
			.insert(mrrMonths)
			.values({ isTest, currency, month: now.toISOString().slice(0, 7), kind, amountMinor, members })
			.onConflictDoUpdate({
				target: [mrrMonths.isTest, mrrMonths.currency, mrrMonths.month, mrrMonths.kind],
				set: {
					amountMinor: sql`${mrrMonths.amountMinor} + ${amountMinor}`,
					members: sql`${mrrMonths.members} + ${members}`,
				},
			}),
	];
}
