import { eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { type Counted, countUpTo } from "#db/count-up-to.server.ts";
import { tickets } from "#db/schema/schema.ts";

/** Tickets that nobody has answered yet. */
export function countOpenTickets(db: Database): Counted {
	return countUpTo(db, { id: tickets.id, table: tickets, where: eq(tickets.status, "open") });
}
