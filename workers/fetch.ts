import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { createLoadContext } from "../app/load-context.ts";
import { connect } from "../db/client.server.ts";
import { type Environment, parseEnvironment } from "./environment.ts";
import { answerErrorReport } from "./error-reports.ts";
import { createErrorPage } from "./error-words.ts";
import { admit, dropBodyForHead } from "./gate.ts";
import { createNonce, withSecurityHeaders } from "./headers.ts";
import { answerHealth } from "./health.ts";
import { logRequest } from "./log.ts";
import { answerPlaceholderImage, isPlaceholderPath } from "./placeholder-image.ts";
import { createRequestId } from "./request-id.ts";
import { createSections } from "./sections.ts";
import { type CountedDatabase, countRoundTrips, serverTiming } from "./timing.ts";

/**
 * Answers every request: gate, edge functions, then Remix. Each response leaves
 * with the security headers, a request id and its timing, whatever its status.
 */
export function createFetch(build: ServerBuild) {
	const sectionOf = createSections(build);
	const handlers = new Map<ServerBuild, RequestHandler>();

	return async (incoming: Request, bindings: Record<string, unknown>, execution: ExecutionContext) => {
		const startedAt = Date.now();
		const nonce = createNonce();
		const requestId = createRequestId();
		let counted: CountedDatabase | undefined;

		const response = await answer().catch((error) => {
			console.error(JSON.stringify({ level: "error", requestId, error: String(error?.stack ?? error) }));
			return createErrorPage(incoming, 500);
		});
		const secured = withSecurityHeaders(response, {
			nonce,
			isProduction: bindings.ENVIRONMENT === "production",
			isSecure: incoming.url.startsWith("https:"),
		});
		const milliseconds = Date.now() - startedAt;
		const trips = counted?.trips() ?? 0;
		secured.headers.set("X-Request-Id", requestId);
		secured.headers.append("Server-Timing", serverTiming({ trips, rows: counted?.rowsRead() ?? 0, milliseconds }));
		logRequest({ request: incoming, requestId, status: secured.status, milliseconds, trips });
		return dropBodyForHead(incoming, secured);

		async function answer(): Promise<Response> {
			const env = parseEnvironment(bindings);
			counted = countRoundTrips(env.DB);
			const counting: Environment = { ...env, DB: counted.db };
			if (await isFlooding(incoming, env)) return createErrorPage(incoming, 429, { "Retry-After": "60" });

			const admitted = await admit(incoming, { siteOrigin: env.SITE_ORIGIN });
			if (!admitted.ok) return admitted.response;

			const { request } = admitted;
			const { pathname } = new URL(request.url);
			if (pathname === "/api/health") return answerHealth(counting.DB, new Date());
			if (pathname === "/api/error-reports")
				return answerErrorReport(request, {
					db: connect(counting.DB),
					now: new Date(),
					rateLimitScale: env.RATE_LIMIT_SCALE,
				});
			if (isPlaceholderPath(pathname)) return answerPlaceholderImage(pathname);

			const context = createLoadContext({ request, env: counting, nonce, requestId, execution });
			const section = sectionOf(pathname);
			let handle = handlers.get(section);
			if (!handle) {
				handle = createRequestHandler(section, build.mode);
				handlers.set(section, handle);
			}
			return handle(request, context as never);
		}
	};
}

/** The first line of defence, counted where the request arrives: writes of one address. Source: SECURITY, "Limits". */
async function isFlooding(request: Request, env: Environment): Promise<boolean> {
	if (!env.EDGE_LIMITER || env.RATE_LIMIT_SCALE > 1 || request.method === "GET" || request.method === "HEAD")
		return false;
	const { success } = await env.EDGE_LIMITER.limit({ key: request.headers.get("CF-Connecting-IP") ?? "local" });
	return !success;
}
