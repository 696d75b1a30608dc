import { IDEMPOTENCY_KEY, QUEUED_BY_HEADER } from "./queue-headers";
import { nextAction, type QueuedAction, type Refusal, type SendOutcome, sendStateOf } from "./queued-action";
import {
	dropQueuedAction,
	markQueuedActions,
	type NewQueuedAction,
	queueAction,
	readQueuedActions,
} from "./queued-action-store";

type Listener = (action: QueuedAction, outcome: SendOutcome) => void;
const listeners = new Set<Listener>();
let queue: Promise<unknown> = Promise.resolve();

export function onActionSent(listen: Listener): () => void {
	listeners.add(listen);
	return () => listeners.delete(listen);
}

/**
 * Queues an action, sends the queue up to it and returns its outcome; `done` without a body if another tab sent it.
 * With `isLeaving` it is sent at once, because the page is about to unload.
 */
export async function sendAction(input: NewQueuedAction, { isLeaving = false } = {}): Promise<SendOutcome> {
	const action = queueAction(input);
	if (isLeaving) {
		const outcome = await post(action);
		if (outcome.state === "done") dropQueuedAction(action.key);
		return outcome;
	}
	// Another call of this tab may be the one that sends it.
	let own: SendOutcome | undefined;
	const stop = onActionSent((sent, outcome) => {
		if (sent.key === action.key) own = outcome;
	});
	await sendQueuedActions(action.userId);
	stop();
	if (own) return own;
	return readQueuedActions().some(({ key }) => key === action.key) ? { state: "later" } : { state: "done", body: null };
}

/** Sends the queue of an account in order; a lock keeps other tabs out. Never throws. */
export async function sendQueuedActions(userId: number): Promise<ReadonlyMap<string, SendOutcome>> {
	const run = () => sendAll(userId);
	if (navigator.locks) return navigator.locks.request("outbox", run);
	const sent = queue.then(run);
	queue = sent;
	return sent;
}

async function sendAll(userId: number): Promise<ReadonlyMap<string, SendOutcome>> {
	const outcomes = new Map<string, SendOutcome>();
	const held = new Set<string>();
	for (;;) {
		// Read again each time: actions may have been added or replaced.
		const action = nextAction(readQueuedActions(), userId, held);
		if (!action) return outcomes;
		const outcome = await post(action);
		outcomes.set(action.key, outcome);
		if (outcome.state === "done") dropQueuedAction(action.key);
		else if (outcome.state === "refused") refuse(action, outcome.refusal);
		else held.add(action.subject);
		for (const listen of [...listeners]) listen(action, outcome);
		if (outcome.state === "later") markWaiting("network", (one) => one.subject === action.subject);
		if (outcome.state !== "offline" && outcome.state !== "signIn") continue;
		markWaiting(outcome.state === "signIn" ? "signIn" : "network", (one) => one.userId === userId);
		return outcomes;
	}
}

function markWaiting(waits: QueuedAction["waits"], isMeant: (action: QueuedAction) => boolean): void {
	const changed = readQueuedActions().filter((action) => isMeant(action) && !action.refused && action.waits !== waits);
	if (changed.length > 0) markQueuedActions(new Set(changed.map(({ key }) => key)), { waits });
}

function refuse(action: QueuedAction, refusal: Refusal): void {
	if (action.isQuiet) dropQueuedAction(action.key);
	else markQueuedActions(new Set([action.key]), { refused: refusal });
}

async function post({ url, body, key, userId }: QueuedAction): Promise<SendOutcome> {
	const isApi = url.startsWith("/api/");
	const headers = { [IDEMPOTENCY_KEY]: key, [QUEUED_BY_HEADER]: String(userId) };
	const sent = isApi ? JSON.stringify(body) : formOf(body);
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: isApi ? { ...headers, "Content-Type": "application/json" } : headers,
			body: sent,
			credentials: "include",
			redirect: "manual",
			// Lets the request outlive the page; browsers limit such bodies to 64 kB.
			keepalive: sent.toString().length < 50_000,
		});
		const state = sendStateOf(response.status);
		if (state === "done") return { state, body: await response.json().catch(() => null) };
		if (state === "refused") return { state, refusal: await refusalOf(response) };
		return { state };
	} catch {
		return { state: "offline" };
	}
}

function formOf(body: QueuedAction["body"]): URLSearchParams {
	return new URLSearchParams(
		Object.entries(body).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
	);
}

async function refusalOf(response: Response): Promise<Refusal> {
	const answer: unknown = await response.json().catch(() => null);
	const message = (answer as { error?: { message?: unknown } } | null)?.error?.message;
	return { status: response.status, message: typeof message === "string" ? message : null };
}
