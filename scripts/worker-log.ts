import { mkdirSync, writeFileSync } from "node:fs";

/** Begins a log of the Workers of a test run, empty, and says where it is: for WORKER_LOG (`scripts/school.ts`). */
export function startLog(name: string): string {
	mkdirSync(".cache", { recursive: true });
	const file = `.cache/worker-log-${name}.jsonl`;
	writeFileSync(file, "");
	return file;
}
