import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { Click } from "./click";
import { clickWrites } from "./visits.repository.server";

/** Reads a message of the queue as a click; null for another one. */
export function readClick(message: unknown): Click | null {
	const found = typeof message === "object" && message !== null && "click" in message ? message.click : null;
	return Click.safeParse(found).data ?? null;
}

/** Counts a click and remembers it as the last one of its visitor. The queue may deliver it twice: it counts once. */
export async function recordClick(db: Database, click: Click): Promise<void> {
	const { counts, visit } = clickWrites(db, click);
	// The visit last: what counts looks whether it was there before.
	await runTogether(db, [...counts, visit]);
}
