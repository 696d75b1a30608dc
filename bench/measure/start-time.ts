import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { ENVIRONMENT } from "#scripts/node.mjs";
import { findFreePort } from "./free-port.ts";

const LONGEST_MS = 60_000;

export async function measureStart(stateDir: string): Promise<number> {
	const port = await findFreePort();
	const startedAt = performance.now();
	const child = spawn(process.execPath, ["scripts/serve.ts"], {
		stdio: "ignore",
		env: { ...ENVIRONMENT, STATE_DIR: stateDir, PORT: String(port) },
	});
	const exited = once(child, "exit");
	try {
		while (!(await isHealthy(port))) {
			if (child.exitCode !== null || performance.now() - startedAt > LONGEST_MS)
				throw new Error("scripts/serve.ts does not answer");
			await wait(50);
		}
		return (performance.now() - startedAt) / 1000;
	} finally {
		child.kill("SIGTERM");
		const timer = setTimeout(() => child.kill("SIGKILL"), 15_000);
		await exited;
		clearTimeout(timer);
	}
}

async function isHealthy(port: number): Promise<boolean> {
	const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(5000) }).catch(
		() => null,
	);
	await response?.arrayBuffer();
	return response?.ok ?? false;
}
