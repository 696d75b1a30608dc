import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { articleFiguresOf } from "./figures.repository.server";

export type { ArticleFigures } from "./figures.repository.server";

/** The first day of the last `days`, `YYYY-MM-DD`. */
export function dayBefore(now: Date, days: number): string {
	return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

/** Views of the last days and votes of every help article, by document, for lists of the editors. */
export function articleFigures(db: Database, { now, days = 30 }: { now: Date; days?: number }) {
	return articleFiguresOf(db, { since: dayBefore(now, days) });
}
