import { env } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { cachedFile } from "./cached-file.server";

const { MEDIA: bucket } = env;

test("a file is made once, and anew when what it is made from has changed", async () => {
	const make = vi.fn(async () => new TextEncoder().encode(`made ${make.mock.calls.length}`));
	const ask = async (source: unknown) => {
		const body = await cachedFile({ bucket, key: "made/test.pdf", source, type: "application/pdf", make });
		return new Response(body).text();
	};
	expect([await ask({ text: "a" }), await ask({ text: "a" })]).toEqual(["made 1", "made 1"]);
	expect([await ask({ text: "b" }), await ask({ text: "b" })]).toEqual(["made 2", "made 2"]);
	expect(make).toHaveBeenCalledTimes(2);
});
