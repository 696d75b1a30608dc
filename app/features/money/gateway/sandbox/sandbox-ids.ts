import { newHexId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";

export type SandboxTools = {
	db: Database;
	nudge: (jobId: string) => Promise<unknown>;
};

export function newSandboxId(kind: "sbs" | "sbp" | "sbr" | "sbsub" | "sbe"): string {
	return `${kind}_${newHexId()}`;
}
