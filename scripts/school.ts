import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { keptCertificateKey } from "./certificate-key.ts";
import type { SchoolBindings } from "./prepare-database.ts";

export type SchoolOptions = {
	/** For the local D1, R2, KV and queues; without it they are kept in memory. */
	stateDir?: string;
	/** 0 picks a free one. */
	port?: number;
	/** In addition to those of `wrangler.toml`; ENVIRONMENT defaults to "development". */
	vars?: Record<string, string>;
	/** The Worker's files, its entry first; defaults to the bundle. */
	modules?: string[];
};

const BUNDLE_PATH = "build/server/index.js";
/** Loaded on demand: scripts/vite/lazy-modules.ts. */
const LAZY_FOLDER = "build/server/lazy";

/** The production bundle in Miniflare. Logs go to the file that WORKER_LOG names, if any. */
export async function openSchool({
	stateDir,
	port = 0,
	vars = {},
	modules = [BUNDLE_PATH],
}: SchoolOptions = {}): Promise<Miniflare> {
	const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");
	const { modulesRules: _rules, rootPath: _root, ...bindings } = workerOptions as Record<string, unknown>;
	const worker = {
		...bindings,
		name: "grew",
		modulesRoot: resolve("."),
		modules: [...modules, ...lateModules()].map((path) => ({ type: "ESModule" as const, path: resolve(path) })),
		bindings: {
			...(workerOptions.bindings as object),
			ENVIRONMENT: "development",
			CERTIFICATE_KEY: keptCertificateKey(stateDir),
			...vars,
		},
	};
	const { WORKER_LOG } = process.env;
	const handleStructuredLogs = WORKER_LOG
		? ({ message }: { message: string }) => appendFileSync(WORKER_LOG, `${message}\n`)
		: undefined;
	const local = { host: "127.0.0.1", cf: false as const, unsafeTriggerHandlers: true, handleStructuredLogs };
	const shared = { ...persistence(stateDir), ...local, port };
	// wrangler still returns the options of Miniflare 4.
	const school = new Miniflare(convertV4MiniflareOptions({ ...shared, workers: [worker] }));
	await school.ready;
	return school;
}

function lateModules(): string[] {
	return existsSync(LAZY_FOLDER) ? readdirSync(LAZY_FOLDER).map((name) => join(LAZY_FOLDER, name)) : [];
}

function persistence(stateDir: string | undefined) {
	if (!stateDir) return {};
	const root = resolve(stateDir, "v3");
	mkdirSync(root, { recursive: true });
	return { resourcePersistencePath: root };
}

/** By Miniflare's address for cron: `getWorker` would block this process, for good once logs fill the pipe. */
export async function runClock(school: Miniflare, at: Date): Promise<void> {
	const asked = new URLSearchParams({ cron: "*/5 * * * *", time: String(at.getTime()) });
	const response = await school.dispatchFetch(`http://127.0.0.1/cdn-cgi/local/scheduled?${asked}`);
	if (!response.ok) throw new Error(`The clock stopped: ${await response.text()}`);
}

/** The state that SEEDED_STATE names, else a new one: seeding takes half a minute. `remove` leaves a named one. */
export async function seededState(): Promise<{ stateDir: string; remove: () => void }> {
	const named = process.env.SEEDED_STATE;
	if (named) return { stateDir: named, remove: () => {} };
	const made = temporaryState();
	await makeSeededState(made.stateDir);
	return made;
}

/** Into an empty directory; demo accounts get a fast password hash. Needs no build. */
export async function makeSeededState(stateDir: string): Promise<void> {
	const { prepareDatabase } = await import("./prepare-database.ts");
	const { openBindings } = await import("./state-bindings.ts");
	const { DEMO_PASSWORD } = await import("#db/seed/people.ts");
	const { quickHash } = await import("#tests/people/quick-password.ts");
	const { bindings, close } = await openBindings(stateDir);
	await prepareDatabase(bindings, () => {});
	// Each file of route tests signs in three of them, and hashing would take half a second.
	await bindings.DB.prepare("UPDATE credentials SET password_hash = ?").bind(quickHash(DEMO_PASSWORD)).run();
	await close();
}

export function copyState(from: string): { stateDir: string; remove: () => void } {
	const copy = temporaryState();
	cpSync(from, copy.stateDir, { recursive: true });
	return copy;
}

function temporaryState() {
	const stateDir = mkdtempSync(join(tmpdir(), "grew-school-"));
	return { stateDir, remove: () => rmSync(stateDir, { recursive: true, force: true }) };
}

/** `close` also removes the copy. */
export async function openCopiedSchool(from: string, options: SchoolOptions = {}) {
	const { stateDir, remove } = copyState(from);
	const school = await openSchool({ ...options, stateDir });
	const close = async () => {
		await school.dispose();
		remove();
	};
	return {
		address: (await school.ready).origin,
		bindings: await school.getBindings<SchoolBindings>(),
		runClock: (at: Date) => runClock(school, at),
		close,
	};
}

export async function openSeededSchool(options: SchoolOptions = {}) {
	const { prepareDatabase } = await import("./prepare-database.ts");
	const school = await openSchool(options);
	const bindings = await school.getBindings<SchoolBindings>();
	await prepareDatabase(bindings, () => {});
	const address = (await school.ready).origin;
	return { school, address, bindings };
}
