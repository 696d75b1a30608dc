import { fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { ENVIRONMENT } from "#scripts/node.mjs";

/** `isNew`: the state must be migrated and seeded first. */
export type ServerKind =
	| { kind: "school"; stateDir: string; isNew: boolean }
	| { kind: "counting"; stateDir: string }
	| { kind: "far"; stateDir: string }
	| { kind: "bare" }
	| { kind: "constant" };

export type SchoolFacts = { lessonId: number; users: number; courses: number; enrollments: number };

export type ServerReady = { address: string; pid: number | null; facts?: SchoolFacts };
export type Server = ServerReady & { stop: () => Promise<void> };

const LOG = ".cache/bench-servers.log";
const READY_WITHIN_MS = 180_000;
const STOPPED_WITHIN_MS = 15_000;

/** Throws if the process exits before it is ready; its output is in `.cache/bench-servers.log`. */
export async function startServer(kind: ServerKind): Promise<Server> {
	mkdirSync(".cache", { recursive: true });
	const log = openSync(LOG, "w");
	const child = fork("bench/servers/serve.ts", [JSON.stringify(kind)], {
		stdio: ["ignore", log, log, "ipc"],
		env: ENVIRONMENT,
	});
	closeSync(log);
	const exited = once(child, "exit");

	async function stop() {
		if (child.connected) child.disconnect();
		const timer = setTimeout(() => child.kill("SIGKILL"), STOPPED_WITHIN_MS);
		await exited;
		clearTimeout(timer);
	}

	try {
		const ready = await Promise.race([
			once(child, "message", { signal: AbortSignal.timeout(READY_WITHIN_MS) }).then(
				([message]) => message as ServerReady,
			),
			exited.then(([code]) => Promise.reject(new Error(`The ${kind.kind} server ended with ${code}: see ${LOG}`))),
		]);
		return { ...ready, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}
