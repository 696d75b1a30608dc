import type { ServerBuild } from "@remix-run/cloudflare";
import { createLoadContext } from "#app/load-context.ts";
import { clientNetwork } from "#app/shared/api/client-network.ts";
import { describeError } from "#app/shared/describe-error.server.ts";
import { readRouteTable, type SiteRoute } from "#app/shared/pages/route-table.server.ts";
import { readContentVersion } from "#app/shared/request/content-version.ts";
import { connect } from "#db/client.server.ts";
import { isDatabaseUnavailable, RETRY_AFTER_SECONDS } from "#db/database-unavailable.ts";
import { createErrorPage } from "./answer/edge-error-page.ts";
import { createNonce, withSecurityHeaders } from "./answer/headers.ts";
import { answerPlaceholderImage, isPlaceholderPath } from "./answer/placeholder-image.ts";
import { withoutScriptPreloads } from "./answer/script-preloads.ts";
import { type CountedDatabase, countRoundTrips, serverTiming } from "./answer/timing.ts";
import { type Environment, isProduction, parseEnvironment } from "./environment.ts";
import { answerErrorReport } from "./error-reports.ts";
import { admitRequest, dropBodyForHead, isUpgrade } from "./gate/gate.ts";
import { createRequestId } from "./gate/request-id.ts";
import { answerHealth } from "./health.ts";
import { logRequest } from "./log.ts";
import { cacheRuleFor, mayBeRestored } from "./page-cache/cache-rule.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { readPageVersion } from "./page-cache/page-version.ts";
import { isKnownAddress, isVisit, visitorKey } from "./page-cache/visitor-key.ts";
import { noteReferral, withoutReference } from "./referral/referral.ts";
import { createRemix, type RoutedRequest } from "./remix.ts";
import { openRequestDatabase } from "./request-database.ts";
import { createBreaker } from "./resilient-database/breaker.ts";
import { createTopicViews } from "./views/count-topic-views.ts";

/** Gate, edge functions, page cache, then Remix. Every response gets security headers, a request id and timing. */
export function createFetch(build: ServerBuild) {
	const routes = readRouteTable(build);
	const breaker = createBreaker();
	const answerByRemix = createRemix(withoutScriptPreloads(build));
	const answerFromCache = createPageCache({ createNonce });
	const countTopicView = createTopicViews();

	return async (incoming: Request, bindings: Record<string, unknown>, execution: ExecutionContext) => {
		const startedAt = Date.now();
		const url = new URL(incoming.url);
		const nonce = createNonce();
		const requestId = createRequestId();
		const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
		let counted: CountedDatabase | undefined;
		let route: SiteRoute | null = null;

		const response = await answer().catch((error) => {
			if (isDatabaseUnavailable(error)) return createErrorPage(incoming, 503);
			console.error(JSON.stringify({ level: "error", requestId, error: describeError(error) }));
			return createErrorPage(incoming, 500);
		});
		const secured = withSecurityHeaders(response, {
			nonce,
			isProduction: isProduction(bindings),
			isSecure: incoming.url.startsWith("https:"),
			hasToken: url.searchParams.has("token"),
			mayBeRestored: mayBeRestored(route, url.pathname),
		});
		const milliseconds = Date.now() - startedAt;
		const trips = counted?.trips() ?? 0;
		secured.headers.set("X-Request-Id", requestId);
		const rows = isProduction(bindings) ? null : (counted?.rowsRead() ?? 0);
		secured.headers.append("Server-Timing", serverTiming({ trips, rows, milliseconds }));
		if (secured.status === 503) secured.headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
		logRequest({ request: incoming, pathname: url.pathname, requestId, status: secured.status, milliseconds, trips });
		return dropBodyForHead(incoming, secured);

		async function answer(): Promise<Response> {
			const env = parseEnvironment(bindings);
			const counting = countRoundTrips(env.DB);
			counted = counting;
			if (await isFlooding(incoming, env)) return createErrorPage(incoming, 429, { "Retry-After": "60" });

			const admitted = await admitRequest(incoming, { siteOrigin: env.SITE_ORIGIN, routes, url });
			if (!admitted.ok) return admitted.response;
			route = admitted.route;

			const bare = admitted.request.method === "GET" ? withoutReference(url) : url;
			const request = bare === url ? admitted.request : new Request(bare, admitted.request);
			const followed = { request: admitted.request, url, queue: env.JOBS_QUEUE, waitUntil, now: new Date() };
			const openDatabase = () => connect(openRequestDatabase(counting.db, request, breaker).binding);
			const referral = bare === url ? null : noteReferral({ ...followed, openDatabase });
			const answered = await answerAdmitted({ request, url: bare, route }, { env, db: counting.db });
			if (answered.status === 200) countTopicView({ ...followed, url: bare });
			const cookie = await referral;
			return cookie && answered.status === 200 ? withCookie(answered, cookie) : answered;
		}

		async function answerAdmitted(asked: RoutedRequest, { env, db }: Pick<Page, "env" | "db">): Promise<Response> {
			const { request, url } = asked;
			const { pathname } = url;
			// Bypasses retries and the breaker, which would hide an outage.
			if (pathname === "/api/health") return answerHealth(db, new Date());
			if (pathname === "/api/error-reports") return answerReport(request, env, db);
			if (isPlaceholderPath(pathname)) return answerPlaceholderImage(pathname);

			const place = await placeInCache(asked, { env, db });
			const render = (own: string) => answerPage(asked, { env, db, nonce: own, isForAll: place !== null });
			return place === null ? render(nonce) : answerFromCache({ ...place, nonce, render, waitUntil });
		}

		async function answerPage(asked: RoutedRequest, { db, ...page }: Page): Promise<Response> {
			const { request } = asked;
			const database = openRequestDatabase(db, request, breaker);
			const isHead = incoming.method === "HEAD";
			const context = createLoadContext({ request, routes, database, requestId, isHead, execution, ...page });
			if (isUpgrade(request) && (await context.session()).kind !== "signedIn") return createErrorPage(incoming, 401);

			const answered = await answerByRemix(asked, context);
			if (isBareFailure(asked, answered)) return createErrorPage(incoming, 500);
			// A response that shared caches may store must not set cookies.
			const isPublic = answered.headers.get("Cache-Control")?.startsWith("public");
			const bookmark = isPublic ? null : database.bookmarkCookie();
			if (bookmark) answered.headers.append("Set-Cookie", bookmark);
			return answered;
		}
	};

	function answerReport(request: Request, { RATE_LIMIT_SCALE: rateLimitScale }: Environment, db: D1Database) {
		const { binding } = openRequestDatabase(db, request, breaker);
		return answerErrorReport(request, { db: connect(binding), now: new Date(), rateLimitScale });
	}

	/** Null for a page that is rendered for each request. */
	async function placeInCache({ request, url, route }: RoutedRequest, { env, db }: Pick<Page, "env" | "db">) {
		// In development the output changes without a new content version.
		if (import.meta.env.DEV || !isVisit(request)) return null;
		const rule = cacheRuleFor(route, url.pathname);
		if (!rule || !isKnownAddress(url, rule)) return null;
		const openDatabase = () => connect(openRequestDatabase(db, request, breaker).binding);
		const [content, page] = await Promise.all([
			readContentVersion(env.CACHE),
			rule.version === null ? undefined : readPageVersion(rule.version, openDatabase(), url),
		]);
		if (page === null) return null;
		const key = await visitorKey({ request, url, rule, versions: { build: build.assets.version, content, page } });
		return key === null ? null : { key, maxAgeMs: rule.maxAgeMs };
	}
}

function withCookie(answered: Response, cookie: string): Response {
	const response = new Response(answered.body, answered);
	response.headers.append("Set-Cookie", cookie);
	if (response.headers.get("Cache-Control")?.startsWith("public"))
		response.headers.set("Cache-Control", "private, no-cache");
	return response;
}

interface Page {
	env: Environment;
	db: D1Database;
	nonce: string;
	isForAll: boolean;
}

/** Remix answers plain text when an API handler throws; the API contract says JSON. */
function isBareFailure({ url }: RoutedRequest, { status, headers }: Response): boolean {
	const isJson = headers.get("Content-Type")?.startsWith("application/json") ?? false;
	return status === 500 && url.pathname.startsWith("/api/") && !isJson;
}

/** A coarse limit on writes per address, before anything else runs. */
async function isFlooding(request: Request, env: Environment): Promise<boolean> {
	if (!env.EDGE_LIMITER || env.RATE_LIMIT_SCALE > 1 || request.method === "GET" || request.method === "HEAD")
		return false;
	const { success } = await env.EDGE_LIMITER.limit({ key: clientNetwork(request.headers) });
	return !success;
}
