import { MINUTE_MS, SECOND_MS } from "#app/shared/durations.ts";

/** Older pages are still served while one request renews them. */
const FRESH_MS = MINUTE_MS;

const DRAWN_AT = "X-Drawn-At";
/** The byte offsets of the nonce in the page. */
const NONCE_AT = "X-Nonce-At";

/** Not sent to the visitor. */
const CACHE_HEADERS = [DRAWN_AT, NONCE_AT, "Cache-Control", "Age", "CF-Cache-Status", "Content-Length", "Date"];

interface Visit {
	key: string;
	nonce: string;
	/** An older page is sent to nobody. */
	maxAgeMs: number;
	render: (nonce: string) => Promise<Response>;
	waitUntil: (work: Promise<unknown>) => void;
}

type Options = { createNonce: () => string; now?: () => number };

/**
 * Fresh for a minute, then still served while one request of this isolate renews it, up to its greatest age if
 * rendering fails. The stored nonce is overwritten by the request's own: all have one length. Record:
 * docs/decisions/0022-pages-from-the-edge-cache.md
 */
export function createPageCache({ createNonce, now = Date.now }: Options) {
	const renewing = new Set<string>();

	async function renderAndStore({ key, maxAgeMs, render, waitUntil }: Visit, nonce: string): Promise<Response> {
		const drawn = await render(nonce);
		if (drawn.status !== 200 || drawn.headers.has("Set-Cookie")) return drawn;
		const text = await drawn.text();
		const headers = new Headers(drawn.headers);
		headers.set("Cache-Control", `public, max-age=${maxAgeMs / SECOND_MS}`);
		headers.set(DRAWN_AT, String(now()));
		headers.set(NONCE_AT, nonceOffsets(nonce, text).join(" "));
		waitUntil(storePage(key, new Response(text, { headers })));
		return new Response(text, { headers: drawn.headers });
	}

	function renewOnce(visit: Visit) {
		if (renewing.has(visit.key)) return;
		renewing.add(visit.key);
		const renewal = renderAndStore(visit, createNonce()).finally(() => renewing.delete(visit.key));
		visit.waitUntil(renewal.catch(() => {}));
	}

	return async (visit: Visit): Promise<Response> => {
		const kept = await findCachedPage(visit.key);
		const age = kept ? now() - Number(kept.headers.get(DRAWN_AT)) : Number.POSITIVE_INFINITY;
		if (!kept || age > visit.maxAgeMs) return renderAndStore(visit, visit.nonce);

		const isFresh = age <= FRESH_MS;
		if (!isFresh) renewOnce(visit);
		const headers = new Headers(kept.headers);
		for (const name of CACHE_HEADERS) headers.delete(name);
		headers.append("Server-Timing", `page;desc="${isFresh ? "kept" : "kept, being renewed"}"`);
		return new Response(withNonce(await kept.arrayBuffer(), visit.nonce, kept.headers.get(NONCE_AT)), { headers });
	};
}

function nonceOffsets(nonce: string, text: string): number[] {
	let end = 0;
	const before = text.split(nonce).slice(0, -1);
	return before.map((part) => {
		const place = end + ENCODER.encode(part).byteLength;
		end = place + nonce.length;
		return place;
	});
}

/** Works on bytes: decoding and encoding the page would cost as much as the rest of sending it. */
function withNonce(page: ArrayBuffer, nonce: string, places: string | null): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(page);
	const own = ENCODER.encode(nonce);
	for (const place of places ? places.split(" ") : []) bytes.set(own, Number(place));
	return bytes;
}

const ENCODER = new TextEncoder();

/** A named cache, which outside requests cannot read; null in the development server. */
async function openCache(): Promise<Cache | null> {
	return typeof caches === "undefined" ? null : caches.open("pages");
}

/** A failing cache counts as empty. */
async function findCachedPage(key: string): Promise<Response | undefined> {
	try {
		return await (await openCache())?.match(key);
	} catch {
		return undefined;
	}
}

async function storePage(key: string, page: Response): Promise<void> {
	try {
		await (await openCache())?.put(key, page);
	} catch {}
}
