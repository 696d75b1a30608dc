import { LETTER_STYLE_HASHES } from "#app/features/operations/notifications/letter/letter-style-hash.ts";

export interface SecurityContext {
	/** From `createNonce`; the page's own script and style elements carry it. */
	nonce: string;
	isProduction: boolean;
	isSecure: boolean;
	/** The URL carries a secret, which must not leak through a referrer or a cache. */
	hasToken?: boolean;
	/** Nothing private is shown, so the browser may restore the page on "back". */
	mayBeRestored?: boolean;
}

/**
 * Keeps a Content-Security-Policy or Cache-Control of the response. HSTS lasts one hour outside production, so that a
 * developer's `localhost` is not locked to https.
 */
export function withSecurityHeaders(response: Response, context: SecurityContext): Response {
	// `Response.error()` has status 0, which the constructor refuses.
	if (response.type === "error") return response;

	const headers = new Headers(response.headers);
	if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", contentPolicy(context.nonce));
	if (context.hasToken || !headers.has("Cache-Control"))
		headers.set("Cache-Control", mayBeRestored(response, context) ? "private, no-cache" : "private, no-store");
	if (context.isSecure) {
		const lifetime = context.isProduction ? "max-age=63072000; includeSubDomains" : "max-age=3600";
		headers.set("Strict-Transport-Security", lifetime);
	}
	headers.set("X-Content-Type-Options", "nosniff");
	headers.set("Referrer-Policy", context.hasToken ? "no-referrer" : "strict-origin-when-cross-origin");
	headers.set("Permissions-Policy", PERMISSIONS);
	headers.set("Cross-Origin-Opener-Policy", "same-origin");
	// A resource that any site may read may also be embedded by any site.
	const isPublic = headers.get("Access-Control-Allow-Origin") === "*";
	headers.set("Cross-Origin-Resource-Policy", isPublic ? "cross-origin" : "same-origin");
	headers.delete("X-Powered-By");
	headers.delete("Server");

	// RFC 9110, section 15.5.2 requires a challenge with every 401; this one opens no browser dialog.
	if (response.status === 401 && !headers.has("WWW-Authenticate")) headers.set("WWW-Authenticate", CHALLENGE);

	const { status, statusText, webSocket } = response;
	return new Response(response.body, { status, statusText, headers, ...(webSocket ? { webSocket } : {}) });
}

function mayBeRestored({ status }: Response, { mayBeRestored = false, hasToken = false }: SecurityContext): boolean {
	return mayBeRestored && !hasToken && (status === 200 || status === 404);
}

const CHALLENGE = 'Bearer realm="G.R.E.W."';

export function createNonce(): string {
	if (spent === pool.length) {
		crypto.getRandomValues(pool);
		spent = 0;
	}
	let bytes = "";
	for (const end = spent + NONCE_BYTES; spent < end; spent++) bytes += String.fromCharCode(pool[spent] as number);
	return btoa(bytes);
}

const NONCE_BYTES = 16;
/** Filled for 64 nonces at once, since each call to the runtime costs. */
const pool = new Uint8Array(64 * NONCE_BYTES);
let spent = pool.length;

function contentPolicy(nonce: string): string {
	return [
		"default-src 'none'",
		`script-src 'self' 'nonce-${nonce}'`,
		"script-src-attr 'none'",
		`style-src 'self' 'nonce-${nonce}' '${LETTER_STYLE_HASHES.light}' '${LETTER_STYLE_HASHES.dark}'`,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"media-src 'self'",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"object-src 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** Features that are not listed keep the browser's default, this origin only; videos and passkeys need them. */
const PERMISSIONS = [
	"clipboard-write=(self)",
	...["accelerometer", "camera", "clipboard-read", "display-capture", "geolocation", "gyroscope"].map(denyFeature),
	...["hid", "idle-detection", "magnetometer", "microphone", "midi", "payment", "serial", "usb"].map(denyFeature),
	denyFeature("xr-spatial-tracking"),
].join(", ");

function denyFeature(feature: string): string {
	return `${feature}=()`;
}
