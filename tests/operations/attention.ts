import { ATTENTION } from "#app/desk.server.ts";
import { type AttentionCounts, attentionItems, quietItems } from "#app/features/operations/admin/overview/attention.ts";
import { findOverview } from "#app/features/operations/admin/overview/overview.repository.server.ts";
import { deskText } from "#app/shared/words/desk-text.server.ts";
import type { Database } from "#db/client.server.ts";

/** What an admin should look at, as the whole school declares it, counted. */
export async function countAttention(db: Database, now: Date): Promise<Record<string, number>> {
	const { attention } = await findOverview(db, { attention: ATTENTION, now });
	return { ...attention };
}

type Opens = (path: string) => boolean;

/** What is shown of the counts to a reader of English. */
export const itemsOf = (counts: AttentionCounts, opens: Opens = () => true) =>
	attentionItems(ATTENTION, counts, { opens, textOf: deskText("en") });
export const quietOf = (counts: AttentionCounts, opens: Opens = () => true) =>
	quietItems(ATTENTION, counts, { opens, textOf: deskText("en") });
