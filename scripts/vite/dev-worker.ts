import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import type { Plugin, ViteDevServer } from "vite";
import { keptCertificateKey } from "../certificate-key.ts";
import type { SchoolBindings } from "../prepare-database.ts";

type WorkerInNode = {
	fetch(request: Request, env: object, execution: object): Promise<Response>;
	queue(batch: { messages: object[] }, env: object, execution: object): Promise<void>;
};

/** In development every request but Vite's own goes through the Worker's `fetch`, as in production. */
export function workerInDevelopment(): Plugin {
	return {
		name: "worker-in-development",
		apply: "serve",
		configureServer(server) {
			if (server.config.server.middlewareMode) return;
			let platform: ReturnType<typeof startPlatform> | undefined;
			// Before the first request; the build's own server never listens.
			server.httpServer?.once("listening", () => {
				platform ??= startPlatform(server);
				void server.ssrLoadModule("/workers/app.ts").catch(() => {});
			});
			return () => {
				server.middlewares.use(async (incoming, outgoing, next) => {
					try {
						platform ??= startPlatform(server);
						const { env, ctx } = await platform;
						const worker = (await server.ssrLoadModule("/workers/app.ts")).default as WorkerInNode;
						const request = createRequest(incoming, outgoing);
						const own = { ...env, JOBS_QUEUE: queueInDevelopment(worker, env, ctx) };
						const response = await worker.fetch(request, own, ctx);
						await sendResponse(outgoing, withStylesOfVite(response));
					} catch (error) {
						server.ssrFixStacktrace(error as Error);
						next(error);
					}
				});
			};
		},
	};
}

/** The local queue has no consumer, so messages are processed at once. */
function queueInDevelopment(worker: WorkerInNode, env: object, ctx: object) {
	const queue = {
		send: async (body: unknown) => {
			const message = { body, attempts: 1, ack() {}, retry() {} };
			await worker.queue({ messages: [message] }, { ...env, JOBS_QUEUE: queue }, ctx);
		},
	};
	return queue;
}

/** Vite adds style elements without a nonce; in production there are none. */
function withStylesOfVite(response: Response): Response {
	const policy = response.headers.get("Content-Security-Policy");
	if (!policy) return response;
	const headers = new Headers(response.headers);
	headers.set(
		"Content-Security-Policy",
		policy.replace(/style-src 'self' 'nonce-[^']+'/, "style-src 'self' 'unsafe-inline'"),
	);
	return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

async function startPlatform(server: ViteDevServer) {
	const { getPlatformProxy } = await import("wrangler");
	const state = process.env.STATE_DIR ?? ".wrangler/state";
	const platform = await getPlatformProxy<SchoolBindings>({ persist: { path: `${state}/v3` } });
	const env = { ...platform.env, ENVIRONMENT: "development", CERTIFICATE_KEY: keptCertificateKey(state) };
	server.httpServer?.once("close", () => void platform.dispose());
	return { env, ctx: platform.ctx };
}
