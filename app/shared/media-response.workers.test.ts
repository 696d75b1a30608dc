import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { mediaResponse } from "./media-response.server";

const bucket = env.MEDIA;
const KEY = "lessons/clip.mp4";
const LETTERS = Array.from({ length: 1000 }, (_, at) => String.fromCharCode(97 + (at % 26))).join("");
let etag = "";
let uploaded = new Date();

beforeAll(async () => {
	const stored = await bucket.put(KEY, LETTERS);
	etag = stored?.httpEtag ?? "";
	uploaded = stored?.uploaded ?? uploaded;
});

async function ask(headers: Record<string, string> = {}, key = KEY) {
	const request = new Request("https://school.example/lessons/1/video", { headers });
	const response = await mediaResponse({ bucket, key, request });
	return {
		status: response.status,
		headers: response.headers,
		text: new TextDecoder().decode(await response.arrayBuffer()),
	};
}

test("a file is sent whole, with what a player needs to ask for parts", async () => {
	const { status, headers, text } = await ask();
	expect([status, text]).toEqual([200, LETTERS]);
	expect(headers.get("Content-Length")).toBe("1000");
	expect(headers.get("Accept-Ranges")).toBe("bytes");
	expect(headers.get("Content-Type")).toBe("video/mp4");
	expect([headers.get("ETag"), headers.get("Last-Modified")]).toEqual([etag, uploaded.toUTCString()]);
});

test("one that is not there is missing", async () => {
	expect((await ask({}, "lessons/none.mp4")).status).toBe(404);
	expect((await ask({ Range: "bytes=0-1", "If-None-Match": '"x"' }, "lessons/none.mp4")).status).toBe(404);
});

describe("a range", () => {
	test.each([
		["bytes=0-99", 0, 99],
		["bytes=100-", 100, 999],
		["bytes=0-", 0, 999],
		["bytes=-200", 800, 999],
		["bytes=900-5000", 900, 999],
		["bytes=999-999", 999, 999],
	])("%s is sent", async (range, start, end) => {
		const { status, headers, text } = await ask({ Range: range });
		expect(status).toBe(206);
		expect(text).toBe(LETTERS.slice(start, end + 1));
		expect(headers.get("Content-Range")).toBe(`bytes ${start}-${end}/1000`);
		expect(headers.get("Content-Length")).toBe(String(end - start + 1));
	});

	test.each(["bytes", "bytes=", "bytes=-", "bytes=5-2", "items=0-1", "bytes=a-b", "bytes=0-1,5-6"])(
		"%s is none: all of it is sent",
		async (range) => {
			expect(await ask({ Range: range })).toMatchObject({ status: 200, text: LETTERS });
		},
	);

	test.each(["bytes=-0", "bytes=1000-", "bytes=5000-6000"])("%s is not in the file", async (range) => {
		const { status, headers, text } = await ask({ Range: range });
		expect([status, headers.get("Content-Range"), text]).toEqual([416, "bytes */1000", ""]);
		expect((await ask({ Range: range, "If-None-Match": etag })).status).toBe(304);
	});

	test("is sent only of the file that the browser knows", async () => {
		expect((await ask({ Range: "bytes=0-9", "If-Range": etag })).status).toBe(206);
		expect(await ask({ Range: "bytes=0-9", "If-Range": '"older"' })).toMatchObject({ status: 200, text: LETTERS });
	});
});

describe("a condition", () => {
	test("spares the browser what it has", async () => {
		for (const tags of [etag, `W/${etag}`, `"b", ${etag}`, "*"]) {
			expect([tags, await ask({ "If-None-Match": tags })]).toMatchObject([tags, { status: 304, text: "" }]);
		}
		expect((await ask({ "If-Modified-Since": new Date(uploaded.getTime() + 2000).toUTCString() })).status).toBe(304);
		expect((await ask({ "If-None-Match": '"b"' })).status).toBe(200);
	});

	test("that does not hold sends nothing", async () => {
		expect(await ask({ "If-Match": '"b"' })).toMatchObject({ status: 412, text: "" });
		expect((await ask({ "If-Match": etag })).status).toBe(200);
	});

	test.each(["a", '"', "W/", ",", "never"])("that is malformed is none: %s", async (value) => {
		for (const name of ["If-None-Match", "If-Match", "If-Modified-Since"]) {
			expect([name, (await ask({ [name]: value })).status]).toEqual([name, 200]);
		}
	});
});
