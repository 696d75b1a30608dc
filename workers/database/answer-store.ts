/** Answers that isolates of one data centre share, and that outlive them. */
export interface AnswerStore {
	/** Undefined when there is none. */
	find(question: string): Promise<unknown>;
	put(question: string, answer: unknown): Promise<void>;
}

const ONE_DAY_SECONDS = 24 * 60 * 60;

/**
 * Keeps answers for a day in a cache of their own, which no request from outside
 * reads. Null where the runtime has no cache, as in the development server.
 * `origin` is ours: the Cache API wants addresses of its own zone.
 */
export function openAnswerStore(origin: string): AnswerStore | null {
	if (typeof caches === "undefined") return null;
	const open = () => caches.open("last-answers");

	return {
		async find(question) {
			const [cache, address] = await Promise.all([open(), addressOf(origin, question)]);
			return (await cache.match(address))?.json();
		},
		async put(question, answer) {
			const [cache, address] = await Promise.all([open(), addressOf(origin, question)]);
			const headers = { "Cache-Control": `max-age=${ONE_DAY_SECONDS}` };
			await cache.put(address, Response.json(answer, { headers }));
		},
	};
}

async function addressOf(origin: string, question: string): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(question)));
	return `${origin}/last-answers/${[...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
