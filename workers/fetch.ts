import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { createLoadContext } from "../app/load-context.ts";
import { connect } from "../db/client.server.ts";
import { answerErrorReport } from "./error-reports.ts";
import { type Environment, parseEnvironment } from "./environment.ts";
import { createErrorPage } from "./error-words.ts";
import { admit, dropBodyForHead } from "./gate.ts";
import { createNonce, withSecurityHeaders } from "./headers.ts";
import { answerHealth } from "./health.ts";
import { logRequest } from "./log.ts";
import { answerPlaceholderImage, isPlaceholderPath } from "./placeholder-image.ts";
import { createRequestId } from "./request-id.ts";
import { countRoundTrips, serverTiming } from "./timing.ts";

/**
 * Answers every request: gate, edge functions, then Remix. Each response leaves
 * with the security headers, a request id and its timing, whatever its status.
 */
export function createFetch(build: ServerBuild) {
	const handleByRemix = createRequestHandler(build, build.mode);

	return async (incoming: Request, bindings: Record<string, unknown>, execution: ExecutionContext) => {
		const startedAt = Date.now();
		const env = parseEnvironment(bindings);
		const nonce = createNonce();
		const requestId = createRequestId();
		const counted = countRoundTrips(env.DB);

		const response = await answer({ ...env, DB: counted.db }).catch((error) => {
			console.error(JSON.stringify({ level: "error", requestId, error: String(error?.stack ?? error) }));
			return createErrorPage(incoming, 500);
		});
		const url = new URL(incoming.url);
		const secured = withSecurityHeaders(response, {
			nonce,
			isProduction: env.ENVIRONMENT === "production",
			isSecure: url.protocol === "https:",
		});
		const milliseconds = Date.now() - startedAt;
		secured.headers.set("X-Request-Id", requestId);
		secured.headers.append(
			"Server-Timing",
			serverTiming({ trips: counted.trips(), rows: counted.rowsRead(), milliseconds }),
		);
		logRequest({ request: incoming, requestId, status: secured.status, milliseconds, trips: counted.trips() });
		return dropBodyForHead(incoming, secured);

		async function answer(counting: Environment): Promise<Response> {
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
			return handleByRemix(request, context as never);
		}
	};
}
