import { newHexId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";

/** What the sandbox stands on: its tables, and the queue that carries its webhooks. */
export type SandboxTools = {
	db: Database;
	/** Has the job of this id done soon. */
	nudge: (jobId: string) => Promise<unknown>;
};

/** An id of the sandbox that cannot be guessed: session, payment, refund, subscription, event. */
export function newSandboxId(kind: "sbs" | "sbp" | "sbr" | "sbsub" | "sbe"): string {
	return `${kind}_${newHexId()}`;
}
