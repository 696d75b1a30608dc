import type { ErrorCode } from "#app/shared/api/api-error-shape.ts";
import type { RouteFacts } from "#app/shared/pages/page.ts";
import type { RouteTable, SiteRoute } from "#app/shared/pages/route-table.server.ts";
import { type EdgeError, errorResponse } from "../answer/edge-error-page.ts";
import { bodyKind, capBody, isForm, isJsonObject, isPlainlySent, readBody } from "./request-body.ts";

export interface GateOptions {
	/** Our own origin (`https://school.example`). Without it the origin of the request's own address counts. */
	siteOrigin?: string | null;
	/** What a path leads to, and so which methods and how much it takes. */
	routes: Pick<RouteTable, "find">;
	/** The request's own address, where it has been read already. */
	url?: URL;
}

/** `route` is what the path leads to; null for what is answered before Remix, and where it leads nowhere. */
export type Admission = { ok: true; request: Request; route: SiteRoute | null } | { ok: false; response: Response };

/**
 * The one gate in front of everything else. Refuses with 400, 403, 405, 413,
 * 414, 415 or 431; admits with a cleaned copy of the request. Never throws and
 * never answers 5xx.
 *
 * The admitted request
 * - has no forwarding or identity header and no `Origin` (Remix's own check of
 *   it would answer 500; ours has passed),
 * - has method GET where HEAD came: hand the answer to `dropBodyForHead`,
 * - carries the whole body, read once, counted and known to parse:
 *   `request.formData()` and `request.json()` do not throw, JSON is an
 *   object, and the names of either are within bounds (`hasBoundedNames`). An
 *   absent body under `/api/*` becomes `{}`, except for webhooks, whose bytes
 *   stay exactly as signed,
 * - or, where the route takes an upload, has the body as a stream that ends
 *   soon after its limit. What is in it the route finds out itself.
 *
 * Sizes are in bytes.
 */
export async function admit(
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

/** The answer as it is, or without its body when the request was a HEAD. */
export function dropBodyForHead(request: Request, response: Response): Response {
	if (request.method !== "HEAD" || response.body === null) return response;
	response.body.cancel().catch(() => {});
	return new Response(null, response);
}

/** Whether a request asks for a WebSocket instead of an answer. */
export function isUpgrade({ method, headers }: Request): boolean {
	return method === "GET" && headers.get("Upgrade")?.toLowerCase() === "websocket";
}

type GateRequest = { path: string; place: Place; ourOrigin: string };

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
		// Browsers send cookies with a socket of any site, and no other header tells whose it is.
		return request.headers.get("Origin") === ourOrigin ? withoutHeaders(request, untrusted) : foreign;
	}
	if (request.method === "GET" || request.method === "HEAD") return forward(request, null, untrusted);

	if (!isWebhook(path) && !isSameOrigin(request.headers, ourOrigin)) return foreign;

	if (place.upload) return receiveUpload(request, place.upload.maxBytes, untrusted);
	return receiveBody(request, { path, place }, untrusted);
}

/** A file is not read here: who may store it is not known yet. */
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
	{ path, place }: { path: string; place: Place },
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

	const parses = kind === "json" ? isJsonObject(body) : await isForm(body, kind, request.headers);
	return parses ? forward(request, body, untrusted) : invalid;
}

const KB = 1024;
/** A search of 300 characters is 3.6 KB long when they are emoji, and half as long again within a `redirectTo`. */
const MAX_URL_BYTES = 8 * KB;
const MAX_HEADER_BYTES = 16 * KB;

function refusal(status: number, code: ErrorCode, message: string): EdgeError {
	return { status, code, message };
}

/**
 * The path as the rules of this file see it, or null when its encoding is
 * broken: without `.data`, each segment decoded as the router decodes it, lower
 * case (the router ignores case), without empty segments.
 */
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

/** Nothing in it is encoded, empty or in capitals, and no `.data` is at its end. */
const PLAIN_PATH = /^(?:\/|(?:\/[a-z0-9_-]+)+)$/;

type Place = Pick<RouteFacts, "maxBodyKb" | "takesPlainJson" | "upload"> & { methods: readonly string[] };

const MAX_BODY_KB = 64;
const READ = ["GET", "HEAD"];

/** What is answered before Remix, and so is no route. */
const EDGE: Readonly<Record<string, Place | undefined>> = {
	"/api/health": { methods: READ },
	"/api/error-reports": { methods: ["POST"], maxBodyKb: 16 },
};

function routeOf(path: string, routes: GateOptions["routes"]): SiteRoute | null {
	if (EDGE[path] || path.startsWith("/api/placeholder/")) return null;
	return routes.find(path === "/_root" ? "/" : path);
}

/** A path that leads nowhere, as a file that is not there, can be asked for and no more. */
function placeOf(path: string, route: SiteRoute | null): Place {
	return EDGE[path] ?? (route ? { methods: route.methods, ...route.facts } : { methods: READ });
}

function isApi(path: string): boolean {
	return path === "/api" || path.startsWith("/api/");
}

/** Signed by their sender, which is no browser: no origin to check. */
function isWebhook(path: string): boolean {
	return path.startsWith("/api/webhooks/");
}

const UNTRUSTED =
	/^(?:x-forwarded(?:-.*)?|forwarded|x-real-ip|x-client-ip|true-client-ip|x-user-.*|x-auth-.*|x-original-.*|x-rewrite-url|origin)$/;

/** How long the headers are together, and the names of those that are taken out. One pass: reading them is what costs. */
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

	// No browser's form leaves both out; a program may, as long as it brings no cookie.
	return !headers.has("Cookie");
}

/** A string body that nobody has named a type for. */
function isPlain(headers: Headers): boolean {
	return /^text\/plain(?:;\s*charset=utf-8)?$/i.test(headers.get("Content-Type") ?? "");
}

/** The request whole, as the runtime wants it back for an upgrade. */
function withoutHeaders(request: Request, untrusted: readonly string[]): Request {
	const headers = new Headers(request.headers);
	for (const name of untrusted) headers.delete(name);
	return new Request(request, { headers });
}

/** `body` is null for a request without one, a stream for an upload; `keepEmpty` leaves an empty API body empty. */
function forward(
	request: Request,
	body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null,
	untrusted: readonly string[],
	keepEmpty = false,
): Request {
	// Nothing to take out and nothing to put in: copying the request costs more than the rest of the gate.
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
