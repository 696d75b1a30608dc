import type { Database } from "#db/client.server.ts";

/** What one round may take on: some hundred rows travel in one statement. */
const AT_ONCE = 500;
/** Rounds of one run; what is left over is due at the next tick. */
const MOST_ROUNDS = 20;

/** Something the clock does every so many minutes. `work` says how many things it has dealt with. */
export type ScheduledJob = {
	name: string;
	everyMinutes: number;
	work: (db: Database, now: Date) => Promise<number>;
};

type Plan<Item> = {
	name: string;
	everyMinutes: number;
	/** What is due by `now`, however long ago it became so: a tick may have been missed. At most `limit`. */
	due: (db: Database, now: Date, limit: number) => PromiseLike<Item[]>;
	/** Deals with what is due, so that it is not due any more. */
	run: (db: Database, items: Item[], now: Date) => PromiseLike<unknown>;
	/** Left out: until nothing is due any more. */
	rounds?: number;
};

/** A job of the clock that asks for what is due and deals with it, in bounded rounds. */
export function scheduledJob<Item>({ name, everyMinutes, due, run, rounds = MOST_ROUNDS }: Plan<Item>): ScheduledJob {
	async function work(db: Database, now: Date): Promise<number> {
		let handled = 0;
		for (let round = 0; round < rounds; round += 1) {
			const items = await due(db, now, AT_ONCE);
			if (items.length > 0) await run(db, items, now);
			handled += items.length;
			if (items.length < AT_ONCE) break;
		}
		return handled;
	}
	return { name, everyMinutes, work };
}
