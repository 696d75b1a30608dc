import type { Database } from "#db/client.server.ts";
import { readTicks, type Ticks } from "./tick-change.ts";
import { listTicksOf } from "./ticks.repository.server.ts";

type Input = {
	slug: string;
	userId: number | null;
	urlTicks: string;
	now: Date;
};

export async function shownTicks(db: Database, { slug, userId, urlTicks: asked, now }: Input): Promise<Ticks> {
	if (userId === null) return readTicks(asked, now.getTime());
	const saved = await listTicksOf(db, userId, slug);
	return Object.fromEntries(saved.map(({ item, tickedAt }) => [item, tickedAt.getTime()]));
}
