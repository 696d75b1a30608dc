import { mkdirSync, writeFileSync } from "node:fs";

/** Starts an empty log and returns its path, for WORKER_LOG (`scripts/school.ts`). */
export function startLog(name: string): string {
	mkdirSync(".cache", { recursive: true });
	const file = `.cache/worker-log-${name}.jsonl`;
	writeFileSync(file, "");
	return file;
}
