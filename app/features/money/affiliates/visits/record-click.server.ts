import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { Click } from "./click";
import { clickWrites } from "./visits.repository.server";

/** Null for any other message. */
export function readClick(message: unknown): Click | null {
	const found = typeof message === "object" && message !== null && "click" in message ? message.click : null;
	return Click.safeParse(found).data ?? null;
}

/** Counts a click and stores it as its visitor's last one. Repeatable, since the queue may deliver it twice. */
export async function recordClick(db: Database, click: Click): Promise<void> {
	const { counts, visit } = clickWrites(db, click);
	await runTogether(db, [...counts, visit]);
}
