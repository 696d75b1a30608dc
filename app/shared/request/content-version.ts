import { newId } from "#app/shared/ids.ts";

const CONTENT_VERSION_KEY = "content-version";
/** Seconds of caching in the data centre and again in the isolate: a minute in all. KV's minimum is 30. */
const CACHE_SECONDS = 30;

let known: { version: string; readAt: number } | null = null;

/** The version of public content, part of every page-cache key. If KV fails, the last known version is used. */
export async function readContentVersion(store: KVNamespace, now = Date.now()): Promise<string> {
	if (known && now - known.readAt < CACHE_SECONDS * 1000) return known.version;
	try {
		known = { version: (await store.get(CONTENT_VERSION_KEY, { cacheTtl: CACHE_SECONDS })) ?? "0", readAt: now };
	} catch {
		known = { version: known?.version ?? "0", readAt: now };
	}
	return known.version;
}

/** Invalidates all cached pages: here at once, elsewhere within a minute. Call it in `context.waitUntil`. */
export async function raiseContentVersion(store: KVNamespace, now = Date.now()): Promise<void> {
	const version = newId();
	known = { version, readAt: now };
	await store.put(CONTENT_VERSION_KEY, version);
}

export function knownContentVersion(): string | null {
	return known?.version ?? null;
}
