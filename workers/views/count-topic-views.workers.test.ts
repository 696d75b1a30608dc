import { expect, test } from "vitest";
import type { TopicViews } from "#app/features/community/forum/views/topic-views.ts";
import { createTopicViews } from "./count-topic-views.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const now = new Date("2026-11-30T10:00:00Z");

type Visit = { path: string; from?: string; agent?: string; purpose?: string; at?: Date };

/** A counter whose queue keeps what it is sent. */
function openCounter(pause: number) {
	const sent: TopicViews[] = [];
	const works: Promise<unknown>[] = [];
	const count = createTopicViews({ pause });
	/** Resolves once the view is sent, or found to be none. */
	const open = async ({ path, from = "203.0.113.1", agent = BROWSER, purpose, at = now }: Visit) => {
		const url = new URL(path, "https://school.example");
		const headers = { "User-Agent": agent, "CF-Connecting-IP": from, ...(purpose && { "Sec-Purpose": purpose }) };
		count({
			request: new Request(url, { headers }),
			url,
			queue: { send: async (message) => sent.push(message) },
			waitUntil: (work) => works.push(work),
			now: at,
		});
		await works.at(-1);
	};
	return { sent, open };
}

/** Opens addresses one after the other and returns what went to the queue. */
async function sentFor(visits: Visit[]) {
	const { sent, open } = openCounter(0);
	for (const visit of visits) await open(visit);
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
	const { sent, open } = openCounter(200);
	await Promise.all(["203.0.113.1", "203.0.113.2"].map((from) => open({ path: "/forum/72", from })));
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
