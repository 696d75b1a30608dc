import { and, count, eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { outbox } from "#db/schema/schema.ts";
import type { JobKind } from "../job-kinds";
import { isWaiting } from "./outbox.repository.server.ts";

export function countWaitingJobs(db: Database, kind: JobKind, most: number) {
	const waiting = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(eq(outbox.kind, kind), isWaiting))
		.limit(most)
		.as("waiting_jobs");
	return db.select({ waiting: count().as("waiting") }).from(waiting);
}
