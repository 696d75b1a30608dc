import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { MINUTE_MS } from "../durations.ts";
import { raiseContentVersion, readContentVersion } from "./content-version";

const store = env.CACHE;

test("what has changed counts here at once, and elsewhere within a minute", async () => {
	const now = Date.now();
	const before = await readContentVersion(store, now);
	await raiseContentVersion(store, now);
	const raised = await readContentVersion(store, now);
	expect(raised).not.toBe(before);
	expect(await store.get("content-version")).toBe(raised);

	await store.put("content-version", "raised elsewhere");
	expect(await readContentVersion(store, now + MINUTE_MS / 2 - 1)).toBe(raised);
	expect(await readContentVersion(store, now + MINUTE_MS / 2)).toBe("raised elsewhere");
});

function keptStore() {
	let [clock, stored] = [0, "before"];
	let kept: { value: string; until: number } | null = null;
	const get = async (_key: string, { cacheTtl }: { cacheTtl: number }) => {
		if (cacheTtl < 30) throw new Error("400 Invalid cache_ttl");
		if (!kept || kept.until <= clock) kept = { value: stored, until: clock + cacheTtl * 1000 };
		return kept.value;
	};
	return {
		store: new Proxy(store, { get: () => get }),
		at: (now: number) => {
			clock = now;
		},
		put: (value: string) => {
			stored = value;
		},
	};
}

test("a change elsewhere counts within a minute, though data centre and isolate have both just asked", async () => {
	const start = Date.now() + 5 * MINUTE_MS;
	const centre = keptStore();
	centre.at(start + 1);
	expect(await readContentVersion(centre.store, start)).toBe("before");
	centre.put("after");

	const seen: number[] = [];
	for (let later = 0; later <= 2 * MINUTE_MS; later += 1000) {
		centre.at(start + later);
		if ((await readContentVersion(centre.store, start + later)) === "after") seen.push(later);
	}
	expect(seen[0]).toBeLessThanOrEqual(MINUTE_MS);
	expect(seen.at(-1)).toBe(2 * MINUTE_MS);
});

test("it is asked for twice a minute and no more often", async () => {
	const start = Date.now() + 8 * MINUTE_MS;
	let asked = 0;
	const counted = new Proxy(store, {
		get: () => async () => {
			asked += 1;
			return "same";
		},
	});
	for (let later = 0; later < MINUTE_MS; later += 100) await readContentVersion(counted, start + later);
	expect(asked).toBe(2);
});

test("while KV is out the version known last goes on", async () => {
	const now = Date.now() + 10 * MINUTE_MS;
	await raiseContentVersion(store, now);
	const known = await readContentVersion(store, now);
	const out = new Proxy(store, { get: () => () => Promise.reject(new Error("KV GET failed: 500")) });

	expect(await readContentVersion(out, now + 2 * MINUTE_MS)).toBe(known);
});
