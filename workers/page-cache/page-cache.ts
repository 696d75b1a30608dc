/** Older pages are still sent, while one request renews them. */
const FRESH_MS = 60_000;
/** How long a page may stand in for a database that is out. */
const ONE_DAY_SECONDS = 24 * 60 * 60;

const DRAWN_AT = "X-Drawn-At";
/** Where in the page, counted in bytes, the nonce stands. */
const NONCE_AT = "X-Nonce-At";

/** What a kept page carries besides its own headers. */
const CACHE_HEADERS = [DRAWN_AT, NONCE_AT, "Cache-Control", "Age", "CF-Cache-Status", "Content-Length", "Date"];

interface Visit {
	/** From `visitorKey`. */
	key: string;
	/** The nonce of this request, for the page that it gets. */
	nonce: string;
	/** Draws the page anew, whole and for no one in particular, with this nonce in it. */
	render: (nonce: string) => Promise<Response>;
	waitUntil: (work: Promise<unknown>) => void;
}

type Options = { createNonce: () => string; now?: () => number };

/**
 * Pages for visitors, kept by the data centre: drawn once, sent for a minute, then
 * sent once more to each who asks while one request of this isolate draws anew.
 * A page that could not be drawn anew, as while the database is out, is sent for up to a day.
 *
 * Each page is kept with the nonce it was drawn with, over which the reader's own
 * is written: all nonces have one length. Where nothing is kept (`workers.dev`, the development server)
 * each page is drawn. Record: docs/decisions/0022-pages-from-the-edge-cache.md
 */
export function createPageCache({ createNonce, now = Date.now }: Options) {
	const renewing = new Set<string>();

	async function renderAndStore({ key, render, waitUntil }: Visit, nonce: string): Promise<Response> {
		const drawn = await render(nonce);
		if (drawn.status !== 200 || drawn.headers.has("Set-Cookie")) return drawn;
		const text = await drawn.text();
		const headers = new Headers(drawn.headers);
		headers.set("Cache-Control", `public, max-age=${ONE_DAY_SECONDS}`);
		headers.set(DRAWN_AT, String(now()));
		headers.set(NONCE_AT, nonceOffsets(nonce, text).join(" "));
		waitUntil(keep(key, new Response(text, { headers })));
		return new Response(text, { headers: drawn.headers });
	}

	function renewOnce(visit: Visit) {
		if (renewing.has(visit.key)) return;
		renewing.add(visit.key);
		const renewal = renderAndStore(visit, createNonce()).finally(() => renewing.delete(visit.key));
		// What went wrong is in the log already; the page that is kept goes on.
		visit.waitUntil(renewal.catch(() => {}));
	}

	return async (visit: Visit): Promise<Response> => {
		const kept = await find(visit.key);
		if (!kept) return renderAndStore(visit, visit.nonce);

		const isFresh = now() - Number(kept.headers.get(DRAWN_AT)) <= FRESH_MS;
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

/** In bytes: making a text of a page and bytes of it again costs as much as all the rest of sending it. */
function withNonce(page: ArrayBuffer, nonce: string, places: string | null): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(page);
	const own = ENCODER.encode(nonce);
	for (const place of places ? places.split(" ") : []) bytes.set(own, Number(place));
	return bytes;
}

const ENCODER = new TextEncoder();

/** A cache of its own, which no request from outside reads; none in the development server. */
async function openCache(): Promise<Cache | null> {
	return typeof caches === "undefined" ? null : caches.open("pages");
}

/** A cache that fails is one that holds nothing. */
async function find(key: string): Promise<Response | undefined> {
	try {
		return await (await openCache())?.match(key);
	} catch {
		return undefined;
	}
}

async function keep(key: string, page: Response): Promise<void> {
	try {
		await (await openCache())?.put(key, page);
	} catch {
		// The next visitor draws it again.
	}
}
