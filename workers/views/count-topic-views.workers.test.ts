import { expect, test } from "vitest";
import { createTopicViews } from "./count-topic-views.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const now = new Date("2026-11-30T10:00:00Z");

/** Opens addresses one after the other and returns what went to the queue. */
async function sentFor(visits: { path: string; from?: string; agent?: string; purpose?: string; at?: Date }[]) {
	const sent: unknown[] = [];
	const works: Promise<unknown>[] = [];
	const count = createTopicViews({ pause: 0 });
	for (const { path, from = "203.0.113.1", agent = BROWSER, purpose, at = now } of visits) {
		const url = new URL(path, "https://school.example");
		const headers = { "User-Agent": agent, "CF-Connecting-IP": from, ...(purpose && { "Sec-Purpose": purpose }) };
		count({
			request: new Request(url, { headers }),
			url,
			queue: { send: async (message: unknown) => void sent.push(message) } as unknown as Pick<Queue, "send">,
			waitUntil: (work) => void works.push(work),
			now: at,
		});
		await works.at(-1);
	}
	return sent;
}

test("counts each visitor of a topic once a day, whichever of its pages they open", async () => {
	const visits = [
		{ path: "/forum/71" },
		{ path: "/de/forum/71/40" },
		{ path: "/forum/71.data" },
		{ path: "/forum/71", from: "203.0.113.2" },
		{ path: "/forum/71", at: new Date("2026-12-01T00:00:01Z") },
	];
	expect(await sentFor(visits)).toEqual(Array(3).fill({ topicViews: [{ topicId: 71, count: 1 }] }));
});

test("sends the views of a pause together", async () => {
	const sent: unknown[] = [];
	const works: Promise<unknown>[] = [];
	const count = createTopicViews({ pause: 200 });
	for (const from of ["203.0.113.1", "203.0.113.2"]) {
		const url = new URL("/forum/72", "https://school.example");
		count({
			request: new Request(url, { headers: { "User-Agent": BROWSER, "CF-Connecting-IP": from } }),
			url,
			queue: { send: async (message: unknown) => void sent.push(message) } as unknown as Pick<Queue, "send">,
			waitUntil: (work) => void works.push(work),
			now,
		});
	}
	await Promise.all(works);
	expect(sent).toEqual([{ topicViews: [{ topicId: 72, count: 2 }] }]);
});

test("counts no bot, nothing that is fetched in advance, and no other page", async () => {
	const visits = [
		{ path: "/forum/73", agent: "Googlebot/2.1 (+http://www.google.com/bot.html)" },
		{ path: "/forum/73", purpose: "prefetch;prerender" },
		{ path: "/forum" },
		{ path: "/forum/73/read" },
	];
	expect(await sentFor(visits)).toEqual([]);
});
