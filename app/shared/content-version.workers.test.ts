import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { raiseContentVersion, readContentVersion } from "./content-version";

const store = (env as unknown as { CACHE: KVNamespace }).CACHE;
const MINUTE = 60_000;

test("what has changed counts here at once, and elsewhere within a minute", async () => {
	const now = Date.now();
	const before = await readContentVersion(store, now);
	await raiseContentVersion(store, now);
	const raised = await readContentVersion(store, now);
	expect(raised).not.toBe(before);
	expect(await store.get("content-version")).toBe(raised);

	await store.put("content-version", "raised elsewhere");
	expect(await readContentVersion(store, now + MINUTE - 1)).toBe(raised);
	expect(await readContentVersion(store, now + MINUTE)).toBe("raised elsewhere");
});

test("while KV is out the version known last goes on", async () => {
	const now = Date.now() + 10 * MINUTE;
	await raiseContentVersion(store, now);
	const known = await readContentVersion(store, now);
	const out = new Proxy(store, { get: () => () => Promise.reject(new Error("KV GET failed: 500")) });

	expect(await readContentVersion(out, now + 2 * MINUTE)).toBe(known);
});
