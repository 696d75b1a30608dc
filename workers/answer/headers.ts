export interface SecurityContext {
	/** From `createNonce`, the same one that the page's own script and style elements carry. */
	nonce: string;
	isProduction: boolean;
	/** True when the request came by https. */
	isSecure: boolean;
	/** True when the address carries a link's token: no other site and no cache gets to see it. */
	hasToken?: boolean;
	/** The browser's back button may bring the page back as it was: nothing private stands on it. */
	mayBeRestored?: boolean;
}

/**
 * The response with every security header of the house, whatever its status.
 *
 * A Content-Security-Policy that the response brings stays, so that a picture,
 * an upload or a lesson page with an embedded video can have its own; so does a
 * Cache-Control. Everything else is overwritten. HSTS lasts two years in
 * production and one hour elsewhere, so that no developer's `localhost` is
 * locked to https.
 */
export function withSecurityHeaders(response: Response, context: SecurityContext): Response {
	// `Response.error()` has no status to keep.
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
	// What says that every site may read it may also be loaded by every site.
	const isPublic = headers.get("Access-Control-Allow-Origin") === "*";
	headers.set("Cross-Origin-Resource-Policy", isPublic ? "cross-origin" : "same-origin");
	headers.delete("X-Powered-By");
	headers.delete("Server");

	// A challenge belongs to every 401 (RFC 9110, section 15.5.2); this one opens no dialog of a browser.
	if (response.status === 401 && !headers.has("WWW-Authenticate")) headers.set("WWW-Authenticate", CHALLENGE);

	const { status, statusText, webSocket } = response;
	return new Response(response.body, { status, statusText, headers, ...(webSocket ? { webSocket } : {}) });
}

function mayBeRestored({ status }: Response, { mayBeRestored = false, hasToken = false }: SecurityContext): boolean {
	return mayBeRestored && !hasToken && (status === 200 || status === 404);
}

const CHALLENGE = 'Bearer realm="G.R.E.W."';

/** 128 random bits in base64 (24 characters), new for every request. */
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
/** Fetched for many requests at once, since each call to the runtime costs; every byte is used once. */
const pool = new Uint8Array(64 * NONCE_BYTES);
let spent = pool.length;

function contentPolicy(nonce: string): string {
	return [
		"default-src 'none'",
		`script-src 'self' 'nonce-${nonce}'`,
		"script-src-attr 'none'",
		`style-src 'self' 'nonce-${nonce}'`,
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

/**
 * Copying a link and the device's share sheet are what the site asks for.
 * Features without which a lesson's video or a passkey would not work
 * (fullscreen, autoplay, picture-in-picture, publickey-credentials-*) keep the
 * browser's default, which is this origin only.
 */
const PERMISSIONS = [
	"clipboard-write=(self)",
	...["accelerometer", "camera", "clipboard-read", "display-capture", "geolocation", "gyroscope"].map(deny),
	...["hid", "idle-detection", "magnetometer", "microphone", "midi", "payment", "serial", "usb"].map(deny),
	deny("xr-spatial-tracking"),
].join(", ");

function deny(feature: string): string {
	return `${feature}=()`;
}
