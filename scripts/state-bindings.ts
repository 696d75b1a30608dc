import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { SchoolBindings } from "./prepare-database.ts";
import { RemoteDatabase, type SendStatements } from "./remote-statements.ts";

/** Runs inside the runtime: one request carries whole statements with their bound values. */
const RUNNER = `export default {
	async fetch(request, { DB }) {
		const { method, statements } = await request.json();
		const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values));
		try {
			return Response.json({ answer: method === "batch" ? await DB.batch(prepared) : await prepared[0][method]() });
		} catch (error) {
			return Response.json({ failure: error.message });
		}
	},
};`;

/** Without the school's Worker. A batch is one call into the runtime, where Miniflare makes three per statement. */
export async function openBindings(stateDir: string) {
	const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");
	const { d1Databases, r2Buckets, kvNamespaces, compatibilityDate } = workerOptions;
	const runner = {
		name: "runner",
		modules: true,
		script: RUNNER,
		compatibilityDate,
		d1Databases,
		r2Buckets,
		kvNamespaces,
	};
	const shared = { resourcePersistencePath: resolve(stateDir, "v3"), host: "127.0.0.1", port: 0, cf: false as const };
	const options = { ...shared, workers: [runner] } as Parameters<typeof convertV4MiniflareOptions>[0];
	const runtime = new Miniflare(convertV4MiniflareOptions(options));
	await runtime.ready;

	const ask: SendStatements = async (method, statements) => {
		const body = JSON.stringify({ method, statements: statements.map(({ sql, values }) => ({ sql, values })) });
		const response = await runtime.dispatchFetch("http://runner/", { method: "POST", body });
		const { answer, failure } = (await response.json()) as { answer?: unknown; failure?: string };
		if (failure !== undefined) throw new Error(failure);
		return answer;
	};
	const { MEDIA, CACHE } = await runtime.getBindings<SchoolBindings>();
	const bindings: SchoolBindings = { DB: new RemoteDatabase(ask), MEDIA, CACHE, ENVIRONMENT: "development" };
	return { bindings, close: () => runtime.dispose() };
}
