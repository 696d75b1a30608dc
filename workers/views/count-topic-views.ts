import { isbot } from "isbot";
import { type TopicViews, topicOfPath } from "#app/features/community/forum/views/topic-views.ts";
import { clientNetwork } from "#app/shared/api/client-network.ts";
import { DAY_MS, SECOND_MS } from "#app/shared/durations.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";

/** Views of so long go to the queue together. */
const FLUSH_INTERVAL_MS = 5 * SECOND_MS;
/** So many topics go at once, whatever the time. */
const MAX_BUFFERED_TOPICS = 500;

type Answered = {
	request: Request;
	url: URL;
	queue: { send(message: TopicViews): Promise<unknown> };
	waitUntil: (work: Promise<unknown>) => void;
	now: Date;
};

/**
 * Counts who opens a topic, once for each visitor and day, also where the page comes from the cache. The database is
 * written by the queue alone, for many views at once. Who has been counted is known to the cache of the edge until the
 * day ends, by a hash that has the day in it; nothing is stored of a visitor, and there is no cookie. A worker that ends
 * before its pause loses the few views that wait.
 */
export function createTopicViews({ pause = FLUSH_INTERVAL_MS }: { pause?: number } = {}) {
	const waiting = new Map<number, number>();
	let sendingSince = Number.NEGATIVE_INFINITY;

	async function send(queue: Answered["queue"]) {
		const topicViews = [...waiting].map(([topicId, count]) => ({ topicId, count }));
		waiting.clear();
		if (topicViews.length > 0) await queue.send({ topicViews });
	}

	async function sendSoon(queue: Answered["queue"]) {
		if (waiting.size >= MAX_BUFFERED_TOPICS) return send(queue);
		// A request that was cut off in its pause must not keep later ones waiting.
		if (Date.now() - sendingSince < 4 * pause) return;
		sendingSince = Date.now();
		await new Promise((resolve) => setTimeout(resolve, pause));
		sendingSince = Number.NEGATIVE_INFINITY;
		await send(queue);
	}

	async function count(topicId: number, { request, url, queue, now }: Answered) {
		if (!(await isFirstToday(topicId, { request, url, now }))) return;
		waiting.set(topicId, (waiting.get(topicId) ?? 0) + 1);
		await sendSoon(queue);
	}

	return (answered: Answered): void => {
		const topicId = topicOfPath(answered.url.pathname);
		// A failed count must not break the page.
		if (topicId !== null && isReader(answered.request)) answered.waitUntil(count(topicId, answered).catch(() => {}));
	};
}

/** A page or its data that somebody asks for, and no program. */
function isReader({ method, headers }: Request): boolean {
	const agent = headers.get("User-Agent");
	const purpose = `${headers.get("Sec-Purpose")} ${headers.get("Purpose")} ${headers.get("X-Moz")}`;
	return method === "GET" && !/prefetch|preview|prerender/i.test(purpose) && agent !== null && !isbot(agent);
}

async function isFirstToday(
	topicId: number,
	{ request, url, now }: Pick<Answered, "request" | "url" | "now">,
): Promise<boolean> {
	const day = now.toISOString().slice(0, 10);
	const who = [day, topicId, clientNetwork(request.headers), request.headers.get("User-Agent")];
	const key = `${url.origin}/viewed/${await hashSecret(who.join("|"))}`;
	const seen = await caches.open("views");
	if (await seen.match(key)) return false;
	const seconds = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / SECOND_MS);
	await seen.put(key, new Response("1", { headers: { "Cache-Control": `max-age=${seconds}` } }));
	return true;
}
