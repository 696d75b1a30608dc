import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { createLoadContext } from "../app/load-context.ts";
import { readRouteTable } from "../app/shared/route-table.server.ts";
import { connect } from "../db/client.server.ts";
import { isDatabaseUnavailable, RETRY_AFTER_SECONDS } from "../db/database-unavailable.ts";
import { createSteadyRequests } from "./database/steady-requests.ts";
import { createErrorPage } from "./edge-error-page.ts";
import { type Environment, parseEnvironment } from "./environment.ts";
import { answerErrorReport } from "./error-reports.ts";
import { admit, dropBodyForHead } from "./gate.ts";
import { createNonce, withSecurityHeaders } from "./headers.ts";
import { answerHealth } from "./health.ts";
import { logRequest } from "./log.ts";
import { answerPlaceholderImage, isPlaceholderPath } from "./placeholder-image.ts";
import { createRequestId } from "./request-id.ts";
import { withoutScriptPreloads } from "./script-preloads.ts";
import { createSections } from "./sections.ts";
import { type CountedDatabase, countRoundTrips, serverTiming } from "./timing.ts";
import { isVisit } from "./visit.ts";
import { createVisitorPages } from "./visitor-pages.ts";

/**
 * Answers every request: gate, edge functions, then Remix. Each response leaves
 * with the security headers, a request id and its timing, whatever its status.
 */
export function createFetch(build: ServerBuild) {
	const routes = readRouteTable(build);
	const sectionOf = createSections(withoutScriptPreloads(build));
	const handlers = new Map<ServerBuild, RequestHandler>();
	const steady = createSteadyRequests();
	// While one types, what is drawn changes without the data.
	const openVisit = import.meta.env.DEV ? null : createVisitorPages();

	return async (incoming: Request, bindings: Record<string, unknown>, execution: ExecutionContext) => {
		const startedAt = Date.now();
		const nonce = createNonce();
		const requestId = createRequestId();
		let counted: CountedDatabase | undefined;

		const response = await answer().catch((error) => {
			if (isDatabaseUnavailable(error))
				return createErrorPage(incoming, 503, { "Retry-After": String(RETRY_AFTER_SECONDS) });
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
			if (await isFlooding(incoming, env)) return createErrorPage(incoming, 429, { "Retry-After": "60" });

			const admitted = await admit(incoming, { siteOrigin: env.SITE_ORIGIN, routes });
			if (!admitted.ok) return admitted.response;

			const { request } = admitted;
			const { pathname, origin } = new URL(request.url);
			// Asks the database itself: neither patience nor memory may hide that it is out.
			if (pathname === "/api/health") return answerHealth(counted.db, new Date());
			const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
			const visit = isVisit(request) && !DATA_PATH.test(pathname) ? openVisit?.(request) : undefined;
			const asking = { request, origin: env.SITE_ORIGIN ?? origin, waitUntil, journal: visit?.journal };
			const { db, finish } = steady(counted.db, asking);
			if (pathname === "/api/error-reports")
				return answerErrorReport(request, {
					db: connect(db),
					now: new Date(),
					rateLimitScale: env.RATE_LIMIT_SCALE,
				});
			if (isPlaceholderPath(pathname)) return answerPlaceholderImage(pathname);

			const context = createLoadContext({ request, env: { ...env, DB: db }, routes, nonce, requestId, execution });
			const drawnBefore = await visit?.recall(db, context);
			if (drawnBefore) return finish(drawnBefore);
			if (visit?.isWanted()) context.keepPage = visit.drawn;

			const section = sectionOf(pathname);
			let handle = handlers.get(section);
			if (!handle) {
				handle = createRequestHandler(section, build.mode);
				handlers.set(section, handle);
			}
			const answered = await handle(request, context as never);
			visit?.answered(answered);
			return finish(isBareFailure(pathname, answered) ? createErrorPage(incoming, 500) : answered);
		}
	};
}

/** Answers that are no pages. */
const DATA_PATH = /^\/api\/|\.data$/;

/** What Remix makes of a handler of the API that throws: plain text, where the contract says JSON. */
function isBareFailure(pathname: string, { status, headers }: Response): boolean {
	const isJson = headers.get("Content-Type")?.startsWith("application/json") ?? false;
	return status === 500 && pathname.startsWith("/api/") && !isJson;
}

/** The first line of defence, counted where the request arrives: writes of one address. Source: SECURITY, "Limits". */
async function isFlooding(request: Request, env: Environment): Promise<boolean> {
	if (!env.EDGE_LIMITER || env.RATE_LIMIT_SCALE > 1 || request.method === "GET" || request.method === "HEAD")
		return false;
	const { success } = await env.EDGE_LIMITER.limit({ key: request.headers.get("CF-Connecting-IP") ?? "local" });
	return !success;
}
