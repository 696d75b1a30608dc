/** The one KV value that is part of every kept page's key. */
const KEY = "content-version";
/** Seconds for which a data centre, and then an isolate, need not ask again: a minute in all. KV takes no fewer than 30. */
const CACHE_SECONDS = 30;

let known: { version: string; readAt: number } | null = null;

/**
 * The version of what everybody may see. Kept pages of an older one are not sent any more.
 * Without KV the last one known counts.
 */
export async function readContentVersion(store: KVNamespace, now = Date.now()): Promise<string> {
	if (known && now - known.readAt < CACHE_SECONDS * 1000) return known.version;
	try {
		known = { version: (await store.get(KEY, { cacheTtl: CACHE_SECONDS })) ?? "0", readAt: now };
	} catch {
		known = { version: known?.version ?? "0", readAt: now };
	}
	return known.version;
}

/**
 * Ends every kept page: here at once, elsewhere within a minute. For the wake of whatever changes public content
 * (settings, published courses, reviews), by `context.waitUntil`.
 */
export async function raiseContentVersion(store: KVNamespace, now = Date.now()): Promise<void> {
	const version = crypto.randomUUID();
	known = { version, readAt: now };
	await store.put(KEY, version);
}

/** The last version that this isolate has heard of, at once; null before it has asked for one. */
export function knownContentVersion(): string | null {
	return known?.version ?? null;
}
