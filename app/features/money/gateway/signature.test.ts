import fc from "fast-check";
import { expect, test } from "vitest";
import { readSandboxEvent, signAsSandbox } from "./sandbox/sandbox-events.server";
import { isFresh, isSigned, signBody } from "./signature";

const now = new Date("2026-11-23T10:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test("a body is signed by its own signature and by no other", async () => {
	await fc.assert(
		fc.asyncProperty(fc.string(), fc.string(), fc.string({ minLength: 1 }), async (body, other, secret) => {
			const header = await signBody(body, secret, now);
			expect(await isSigned(body, header, secret)).toBe(true);
			expect(await isSigned(other, header, secret)).toBe(other === body);
			expect(await isSigned(body, header, `${secret}x`)).toBe(false);
		}),
		{ numRuns: 50 },
	);
});

test("nothing that is no header counts, and nothing throws", async () => {
	await fc.assert(
		fc.asyncProperty(fc.string(), async (header) => {
			expect(await isSigned("body", header, "secret")).toBe(false);
			expect(isFresh(header, now)).toBe(false);
		}),
	);
});

test("a time is taken five minutes either way", async () => {
	const header = await signBody("", "secret", now);
	expect([300, -300, 301, -301].map((seconds) => isFresh(header, later(seconds)))).toEqual([true, true, false, false]);
});

test.each([
	["not JSON", "malformed"],
	['{"id":"sbe_1"}', "malformed"],
	['{"id":"a","type":"b","livemode":true,"data":{"kind":"payment","id":"c"}}', "foreignMode"],
])("the sandbox's event %s is refused as %s, however well it is signed", async (body, refused) => {
	expect(await readSandboxEvent(body, await signAsSandbox(body, now), now)).toEqual({ refused });
});
