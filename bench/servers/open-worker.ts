import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

export type WorkerOptions = {
	config: string;
	modules: string[];
	stateDir?: string;
};

export async function openWorker({ config, modules, stateDir }: WorkerOptions): Promise<Miniflare> {
	const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
	const { modulesRules: _rules, rootPath: _root, ...bindings } = workerOptions;
	const worker = {
		...bindings,
		name: "bench",
		modulesRoot: resolve("."),
		bindings: { ...(workerOptions.bindings as object), ENVIRONMENT: "development" },
		modules: modules.map((path) => ({ type: "ESModule" as const, path: resolve(path) })),
	};
	const persistence = stateDir ? { resourcePersistencePath: resolve(stateDir, "v3") } : {};
	const shared = { ...persistence, host: "127.0.0.1", port: 0, cf: false as const };
	const server = new Miniflare(convertV4MiniflareOptions({ ...shared, workers: [worker] }));
	await server.ready;
	return server;
}
