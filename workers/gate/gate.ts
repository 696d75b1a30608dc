import type { ErrorCode } from "#app/shared/api/api-error-shape.ts";
import type { RouteFacts } from "#app/shared/pages/page.ts";
import type { RouteTable, SiteRoute } from "#app/shared/pages/route-table.server.ts";
import { type EdgeError, errorResponse } from "../answer/edge-error-page.ts";
import { bodyKind, capBody, isForm, isJsonBody, isPlainlySent, readBody } from "./request-body.ts";

export interface GateOptions {
	/** Defaults to the origin of the request's URL. */
	siteOrigin?: string | null;
	routes: Pick<RouteTable, "find">;
	url?: URL;
}

/** `route` is null for paths answered before Remix and for unknown paths. */
export type Admission = { ok: true; request: Request; route: SiteRoute | null } | { ok: false; response: Response };

/**
 * Refuses with 400, 403, 405, 413, 414, 415 or 431; otherwise returns a cleaned copy. Never throws. The admitted
 * request
 * - has no forwarding or identity headers and no `Origin`: Remix's own check of it would answer 500,
 * - has method GET instead of HEAD: pass the response to `dropBodyForHead`,
 * - carries the whole body, within limits and known to parse; an absent API body becomes `{}`, a webhook's bytes stay
 * as signed,
 * - or, for an upload route, carries a stream that ends soon after the limit.
 */
export async function admitRequest(
	request: Request,
	{ siteOrigin, routes, url = new URL(request.url) }: GateOptions,
): Promise<Admission> {
	const path = canonicalPath(url.pathname);
	const route = path === null ? null : routeOf(path, routes);
	const outcome =
		path === null
			? refusal(400, "invalid_path", "The path is not validly encoded")
			: await inspect(request, { path, place: placeOf(path, route), ourOrigin: siteOrigin ?? url.origin });
	if (outcome instanceof Request) return { ok: true, request: outcome, route };
	return { ok: false, response: dropBodyForHead(request, errorResponse(request, outcome)) };
}

export function dropBodyForHead(request: Request, response: Response): Response {
	if (request.method !== "HEAD" || response.body === null) return response;
	response.body.cancel().catch(() => {});
	return new Response(null, response);
}

export function isUpgrade({ method, headers }: Request): boolean {
	return method === "GET" && headers.get("Upgrade")?.toLowerCase() === "websocket";
}

type GateRequest = { path: string; place: AcceptedRequests; ourOrigin: string };

async function inspect(request: Request, { path, place, ourOrigin }: GateRequest): Promise<Request | EdgeError> {
	const allowed = place.methods;
	if (!allowed.includes(request.method)) {
		const headers = { Allow: allowed.join(", ") };
		return { ...refusal(405, "method_not_allowed", `Allowed here: ${headers.Allow}`), headers };
	}
	if (request.url.length > MAX_URL_BYTES) return refusal(414, "uri_too_long", "The URL is longer than 8 KB");
	const { bytes, untrusted } = readHeaders(request.headers);
	if (bytes > MAX_HEADER_BYTES) return refusal(431, "headers_too_large", "The request headers are larger than 16 KB");

	const foreign = refusal(403, "cross_origin", "The request does not come from this site");
	if (isUpgrade(request)) {
		// Browsers send cookies with cross-site WebSockets, and only `Origin` tells where they come from.
		return request.headers.get("Origin") === ourOrigin ? withoutHeaders(request, untrusted) : foreign;
	}
	if (request.method === "GET" || request.method === "HEAD") return forward(request, null, untrusted);

	if (!isWebhook(path) && !isSameOrigin(request.headers, ourOrigin)) return foreign;

	if (place.upload) return receiveUpload(request, place.upload.maxBytes, untrusted);
	return receiveBody(request, { path, place }, untrusted);
}

/** Does not read the file: whether the user may store it is not known yet. */
function receiveUpload(request: Request, limit: number, untrusted: string[]): Request | EdgeError {
	if (!isPlainlySent(request.headers)) {
		return refusal(415, "unsupported_media_type", "Send the file as it is, without Content-Encoding");
	}
	if (Number(request.headers.get("Content-Length") ?? 0) > limit) {
		return refusal(413, "body_too_large", `The file is larger than ${Math.floor(limit / KB)} KB`);
	}
	return forward(request, request.body && capBody(request.body, limit), untrusted);
}

async function receiveBody(
	request: Request,
	{ path, place }: { path: string; place: AcceptedRequests },
	untrusted: string[],
): Promise<Request | EdgeError> {
	const takesPlainJson = place.takesPlainJson && isPlain(request.headers);
	const kind = takesPlainJson ? "json" : bodyKind(request.headers, isApi(path));
	const unsupported = refusal(
		415,
		"unsupported_media_type",
		isApi(path)
			? "Send application/json in UTF-8"
			: "Send application/x-www-form-urlencoded or multipart/form-data with a boundary",
	);
	if (kind === "unsupported") return unsupported;

	const invalid = refusal(
		400,
		"invalid_body",
		kind === "json" ? "Send one JSON object with names within bounds" : "The form data is malformed",
	);
	const limit = (place.maxBodyKb ?? MAX_BODY_KB) * KB;
	const body = await readBody(request, limit);
	if (kind === "absent") {
		if (body === "tooLarge" || body === "broken" || body.byteLength > 0) return unsupported;
		return forward(request, body, untrusted, isWebhook(path));
	}
	if (body === "tooLarge") return refusal(413, "body_too_large", `The body is larger than ${limit / KB} KB`);
	if (body === "broken") return invalid;

	const parses = kind === "json" ? isJsonBody(body) : await isForm(body, kind, request.headers);
	return parses ? forward(request, body, untrusted) : invalid;
}

const KB = 1024;
/** A search of 300 emoji takes 3.6 KB of URL, and half as long again inside a `redirectTo`. */
const MAX_URL_BYTES = 8 * KB;
const MAX_HEADER_BYTES = 16 * KB;

function refusal(status: number, code: ErrorCode, message: string): EdgeError {
	return { status, code, message };
}

/** Without `.data`, decoded as the router does, lower case, no empty segments. Null if the encoding is broken. */
function canonicalPath(pathname: string): string | null {
	if (PLAIN_PATH.test(pathname)) return pathname;
	try {
		const segments = pathname
			.replace(/\.data$/, "")
			.split("/")
			.map((segment) => decodeURIComponent(segment).replaceAll("/", "%2f").toLowerCase());
		const path = `/${segments.filter((segment) => segment !== "").join("/")}`;
		return path.includes("\0") ? null : path;
	} catch {
		return null;
	}
}

const PLAIN_PATH = /^(?:\/|(?:\/[a-z0-9_-]+)+)$/;

type AcceptedRequests = Pick<RouteFacts, "maxBodyKb" | "takesPlainJson" | "upload"> & { methods: readonly string[] };

const MAX_BODY_KB = 64;
const READ = ["GET", "HEAD"];

const EDGE_ROUTES: Readonly<Record<string, AcceptedRequests | undefined>> = {
	"/api/health": { methods: READ },
	"/api/error-reports": { methods: ["POST"], maxBodyKb: 16 },
};

function routeOf(path: string, routes: GateOptions["routes"]): SiteRoute | null {
	if (EDGE_ROUTES[path] || path.startsWith("/api/placeholder/")) return null;
	return routes.find(path === "/_root" ? "/" : path);
}

/** Unknown paths, such as missing files, accept GET and HEAD only. */
function placeOf(path: string, route: SiteRoute | null): AcceptedRequests {
	return EDGE_ROUTES[path] ?? (route ? { ...route.facts, methods: route.methods } : { methods: READ });
}

function isApi(path: string): boolean {
	return path === "/api" || path.startsWith("/api/");
}

/** Webhooks are signed and not sent by browsers, so their origin is not checked. */
function isWebhook(path: string): boolean {
	return path.startsWith("/api/webhooks/");
}

const UNTRUSTED =
	/^(?:x-forwarded(?:-.*)?|forwarded|x-real-ip|x-client-ip|true-client-ip|x-user-.*|x-auth-.*|x-original-.*|x-rewrite-url|origin)$/;

/** One pass for both results, since iterating over headers is what costs. */
function readHeaders(headers: Headers): { bytes: number; untrusted: string[] } {
	const untrusted: string[] = [];
	let bytes = 0;
	for (const [name, value] of headers) {
		bytes += name.length + value.length + ": \r\n".length;
		if (UNTRUSTED.test(name)) untrusted.push(name);
	}
	return { bytes, untrusted };
}

const FETCH_SITES = ["same-origin", "same-site", "cross-site", "none"];

function isSameOrigin(headers: Headers, ourOrigin: string): boolean {
	const site = headers.get("Sec-Fetch-Site");
	if (site !== null && FETCH_SITES.includes(site)) return site === "same-origin";

	const origin = headers.get("Origin");
	if (origin !== null) return origin === ourOrigin;

	// Browser forms always send one of these headers. A program may omit both if it sends no cookie.
	return !headers.has("Cookie");
}

function isPlain(headers: Headers): boolean {
	return /^text\/plain(?:;\s*charset=utf-8)?$/i.test(headers.get("Content-Type") ?? "");
}

/** Keeps the request object's upgrade state, which a rebuilt request would lose. */
function withoutHeaders(request: Request, untrusted: readonly string[]): Request {
	const headers = new Headers(request.headers);
	for (const name of untrusted) headers.delete(name);
	return new Request(request, { headers });
}

/** `body` is null for none, or a stream for an upload. `keepEmpty` leaves an empty API body empty. */
function forward(
	request: Request,
	body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null,
	untrusted: readonly string[],
	keepEmpty = false,
): Request {
	// Nothing to change: copying the request costs more than the rest of the gate.
	if (request.method === "GET" && body === null && untrusted.length === 0) return request;

	const headers = new Headers(request.headers);
	for (const name of untrusted) headers.delete(name);
	headers.delete("Transfer-Encoding");

	let content = body;
	if (!(content instanceof ReadableStream)) {
		headers.delete("Content-Length");
		if (content?.byteLength === 0 && !headers.has("Content-Type") && !keepEmpty) {
			content = new TextEncoder().encode("{}");
			headers.set("Content-Type", "application/json");
		}
		if (content) headers.set("Content-Length", String(content.byteLength));
	}

	return new Request(request.url, {
		method: request.method === "HEAD" ? "GET" : request.method,
		headers,
		body: content,
		redirect: "manual",
		signal: request.signal,
		...("cf" in request ? { cf: request.cf } : {}),
	});
}
