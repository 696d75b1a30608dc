import type { Database } from "#db/client.server.ts";
import { listFiguresOf } from "./figures.repository.server";
import { skipsOf, toKindFigures } from "./kind-figures";

/** What became of the deliveries of one subject, as an announcement, and why mails were skipped. */
export async function figuresOfSubject(db: Database, subject: string) {
	const figures = await listFiguresOf(db, subject);
	return { total: toKindFigures(figures), skips: skipsOf(figures) };
}
