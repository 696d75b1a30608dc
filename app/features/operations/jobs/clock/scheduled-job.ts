import type { Database } from "#db/client.server.ts";

/** Items per round: a few hundred rows fit in one statement. */
const ITEMS_PER_ROUND = 500;
/** Rounds per run; the rest is due at the next tick. */
const MAX_ROUNDS = 20;

export type ScheduledJob = {
	name: string;
	everyMinutes: number;
	work: (db: Database, now: Date) => Promise<number>;
};

type JobDefinition<Item> = {
	name: string;
	everyMinutes: number;
	/** Items due by `now`, including those of missed ticks; at most `limit`. */
	due: (db: Database, now: Date, limit: number) => PromiseLike<Item[]>;
	/** Must make the items no longer due. */
	run: (db: Database, items: Item[], now: Date) => PromiseLike<unknown>;
	/** Defaults to as many as needed, up to a limit. */
	rounds?: number;
};

export function scheduledJob<Item>({
	name,
	everyMinutes,
	due,
	run,
	rounds = MAX_ROUNDS,
}: JobDefinition<Item>): ScheduledJob {
	async function work(db: Database, now: Date): Promise<number> {
		let handled = 0;
		for (let round = 0; round < rounds; round += 1) {
			const items = await due(db, now, ITEMS_PER_ROUND);
			if (items.length > 0) await run(db, items, now);
			handled += items.length;
			if (items.length < ITEMS_PER_ROUND) break;
		}
		return handled;
	}
	return { name, everyMinutes, work };
}
