import type { Database } from "#db/client.server.ts";
import { countBlocked, deleteBlock, insertBlock } from "./blocks.repository.server";

/** Members whom one may have blocked at the same time. */
export const MOST_BLOCKED = 500;

type Input = { userId: number; blockedId: number; now: Date };
export type BlockOutcome = { ok: true } | { ok: false; reason: "tooMany" };

/**
 * Blocks a member without a notification or an audit entry.
 * Repeating it changes nothing.
 */
export async function blockMember(db: Database, { userId, blockedId, now }: Input): Promise<BlockOutcome> {
	const [blocked] = await countBlocked(db, userId);
	if (blocked && blocked.count >= MOST_BLOCKED) return { ok: false, reason: "tooMany" };
	await insertBlock(db, { userId, blockedId, now });
	return { ok: true };
}

export async function unblockMember(db: Database, { userId, blockedId }: Omit<Input, "now">): Promise<void> {
	await deleteBlock(db, { userId, blockedId });
}
