import { type Deed, nextDeed, type Outcome, type Refusal, stateOf } from "./deed";
import { dropDeed, keepDeed, markDeeds, type NewDeed, readDeeds } from "./deed-store";
import { IDEMPOTENCY_KEY, KEPT_BY } from "./kept-headers";

type Listener = (deed: Deed, outcome: Outcome) => void;
const listeners = new Set<Listener>();
let queue: Promise<unknown> = Promise.resolve();

/** Calls for each deed that this tab has tried to send. */
export function onSent(listen: Listener): () => void {
	listeners.add(listen);
	return () => listeners.delete(listen);
}

/**
 * Keeps a deed and sends it with all that waits before it. What comes back is how that one went; `done` without a body when
 * another tab was faster. With `isLeaving` it goes out at once, past those that wait: the page will be gone.
 */
export async function sendDeed(input: NewDeed, { isLeaving = false } = {}): Promise<Outcome> {
	const deed = keepDeed(input);
	if (isLeaving) {
		const outcome = await post(deed);
		if (outcome.state === "done") dropDeed(deed.key);
		return outcome;
	}
	const outcomes = await sendDeeds(deed.userId);
	const own = outcomes.get(deed.key);
	if (own) return own;
	return readDeeds().some(({ key }) => key === deed.key) ? { state: "later" } : { state: "done", body: null };
}

/** Sends what an account has waiting on this device, in order, one tab at a time. Never throws. */
export async function sendDeeds(userId: number): Promise<ReadonlyMap<string, Outcome>> {
	const run = () => sendAll(userId);
	if (navigator.locks) return navigator.locks.request("outbox", run);
	const sent = queue.then(run);
	queue = sent;
	return sent;
}

async function sendAll(userId: number): Promise<ReadonlyMap<string, Outcome>> {
	const outcomes = new Map<string, Outcome>();
	const held = new Set<string>();
	for (;;) {
		// Read anew each time: another may have been kept, or taken its place.
		const deed = nextDeed(readDeeds(), userId, held);
		if (!deed) return outcomes;
		const outcome = await post(deed);
		outcomes.set(deed.key, outcome);
		if (outcome.state === "done") dropDeed(deed.key);
		else if (outcome.state === "refused") refuse(deed, outcome.refusal);
		else held.add(deed.subject);
		for (const listen of [...listeners]) listen(deed, outcome);
		if (outcome.state === "later") markWaiting("network", (one) => one.subject === deed.subject);
		if (outcome.state !== "offline" && outcome.state !== "signIn") continue;
		markWaiting(outcome.state === "signIn" ? "signIn" : "network", (one) => one.userId === userId);
		return outcomes;
	}
}

function markWaiting(waits: Deed["waits"], isMeant: (deed: Deed) => boolean): void {
	const changed = readDeeds().filter((deed) => isMeant(deed) && !deed.refused && deed.waits !== waits);
	if (changed.length > 0) markDeeds(new Set(changed.map(({ key }) => key)), { waits });
}

function refuse(deed: Deed, refusal: Refusal): void {
	if (deed.isQuiet) dropDeed(deed.key);
	else markDeeds(new Set([deed.key]), { refused: refusal });
}

async function post({ url, body, key, userId }: Deed): Promise<Outcome> {
	const isApi = url.startsWith("/api/");
	const headers = { [IDEMPOTENCY_KEY]: key, [KEPT_BY]: String(userId) };
	const sent = isApi ? JSON.stringify(body) : formOf(body);
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: isApi ? { ...headers, "Content-Type": "application/json" } : headers,
			body: sent,
			credentials: "include",
			redirect: "manual",
			// Goes through while the page is being left; browsers take no more than this that way.
			keepalive: sent.toString().length < 50_000,
		});
		const state = stateOf(response.status);
		if (state === "done") return { state, body: await response.json().catch(() => null) };
		if (state === "refused") return { state, refusal: await refusalOf(response) };
		return { state };
	} catch {
		return { state: "offline" };
	}
}

function formOf(body: Deed["body"]): URLSearchParams {
	return new URLSearchParams(
		Object.entries(body).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
	);
}

async function refusalOf(response: Response): Promise<Refusal> {
	const answer: unknown = await response.json().catch(() => null);
	const message = (answer as { error?: { message?: unknown } } | null)?.error?.message;
	return { status: response.status, message: typeof message === "string" ? message : null };
}
