import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { articleFiguresOf } from "./figures.repository.server";

export type { ArticleFigures } from "./figures.repository.server";

export function dayBefore(now: Date, days: number): string {
	return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

/** Views of the last `days` days and all votes, by document. */
export function articleFigures(db: Database, { now, days = 30 }: { now: Date; days?: number }) {
	return articleFiguresOf(db, { since: dayBefore(now, days) });
}
