import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { createPageCache } from "./page-cache.ts";

let count = 0;

function makePage({ maxAgeMs = DAY_MS } = {}) {
	const key = `https://school.example/kept/${++count}`;
	const clock = { now: Date.now() };
	const createNonce = () => `nonce+${String(++count).padStart(16, "0")}==`;
	const page = {
		words: "one",
		drawings: 0,
		status: 200,
		headers: {} as Record<string, string>,
		gate: Promise.resolve(),
	};
	const openIsolate = () => createPageCache({ createNonce, now: () => clock.now });
	let answer = openIsolate();

	async function render(nonce: string) {
		page.drawings += 1;
		await page.gate;
		const headers = { "Content-Type": "text/html; charset=utf-8", ...page.headers };
		return new Response(
			`<script nonce="${nonce}"></script><p>${page.words} Köln 上海</p><style nonce="${nonce}"></style>`,
			{
				status: page.status,
				headers,
			},
		);
	}
	async function ask() {
		const execution = createExecutionContext();
		const nonce = createNonce();
		const response = await answer({ key, nonce, maxAgeMs, render, waitUntil: (work) => execution.waitUntil(work) });
		const html = await response.text();
		return { html, nonce, response, ended: () => waitOnExecutionContext(execution) };
	}
	return {
		page,
		clock,
		ask,
		async askAndWait() {
			const asked = await ask();
			await asked.ended();
			return asked;
		},
		startIsolate() {
			answer = openIsolate();
		},
	};
}

describe("a page", () => {
	test("is drawn once and sent again with the nonce of whoever asks", async () => {
		const { page, askAndWait } = makePage();
		const [first, second] = [await askAndWait(), await askAndWait()];

		expect(page.drawings).toBe(1);
		expect(first.html).toContain(first.nonce);
		expect(second.html).toBe(first.html.replaceAll(first.nonce, second.nonce));
		expect(second.html.match(/nonce="([^"]+)"/g)).toHaveLength(2);
		expect(second.response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
	});

	test("says nothing of how it is kept", async () => {
		const { askAndWait } = makePage();
		await askAndWait();
		const { response } = await askAndWait();

		expect([...response.headers.keys()].sort()).toEqual(["content-type", "server-timing"]);
		expect(response.headers.get("Server-Timing")).toBe('page;desc="kept"');
	});

	test("is found by an isolate that has just begun", async () => {
		const { page, askAndWait, startIsolate } = makePage();
		await askAndWait();
		startIsolate();
		await askAndWait();
		expect(page.drawings).toBe(1);
	});

	test("is sent at once when it is older than a minute, and renewed by one request alone", async () => {
		const { page, clock, ask, askAndWait } = makePage();
		await askAndWait();
		page.words = "two";
		clock.now += MINUTE_MS + 1;
		let open = () => {};
		page.gate = new Promise((resolve) => {
			open = resolve;
		});

		const asked = await Promise.all([ask(), ask(), ask()]);
		for (const { html, response } of asked) {
			expect(html).toContain("one Köln");
			expect(response.headers.get("Server-Timing")).toContain("being renewed");
		}
		expect(page.drawings).toBe(2);

		open();
		await Promise.all(asked.map(({ ended }) => ended()));
		const renewed = await askAndWait();
		expect(renewed.html).toContain("two Köln");
		expect(renewed.html).toContain(`nonce="${renewed.nonce}"`);
		expect(page.drawings).toBe(2);
	});

	test("is sent for as long as it cannot be drawn anew, and comes from the database again afterwards", async () => {
		const { page, clock, askAndWait } = makePage();
		await askAndWait();
		page.status = 503;
		for (let hour = 1; hour < 24; hour += 6) {
			clock.now += 6 * 60 * MINUTE_MS;
			expect((await askAndWait()).html).toContain("one");
		}
		Object.assign(page, { status: 200, words: "two" });
		await askAndWait();
		expect((await askAndWait()).html).toContain("two");
	});
});

test("a page beyond its greatest age is sent to nobody, also when it cannot be drawn anew", async () => {
	const { page, clock, askAndWait } = makePage({ maxAgeMs: 2 * MINUTE_MS });
	await askAndWait();
	page.words = "two";
	clock.now += 2 * MINUTE_MS + 1;
	expect((await askAndWait()).html).toContain("two");

	clock.now += 2 * MINUTE_MS + 1;
	page.status = 503;
	expect((await askAndWait()).response.status).toBe(503);
});

describe("not kept is a page", () => {
	test.each<[string, object]>([
		["that sets a cookie", { headers: { "Set-Cookie": "currency=EUR" } }],
		["that is none (404)", { status: 404 }],
		["that failed", { status: 500 }],
	])("%s", async (_what, change) => {
		const { page, askAndWait } = makePage();
		Object.assign(page, change);
		const first = await askAndWait();
		await askAndWait();

		expect(page.drawings).toBe(2);
		expect(first.response.status).toBe(page.status);
	});
});

test("where the cache fails each page is drawn", async () => {
	const { open } = caches;
	caches.open = () => Promise.reject(new Error("no cache"));
	try {
		const { page, askAndWait } = makePage();
		await askAndWait();
		expect((await askAndWait()).html).toContain("one");
		expect(page.drawings).toBe(2);
	} finally {
		caches.open = open;
	}
});
