import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeStorage } from "#tests/fake-storage.ts";
import { parseQueuedAction, sendStateOf } from "./queued-action";
import {
	dropQueuedAction,
	type NewQueuedAction,
	onQueueChange,
	queueAction,
	readQueuedActions,
} from "./queued-action-store";
import { onActionSent, sendAction, sendQueuedActions } from "./send-queued-actions";
import { watchDeviceQueue } from "./watch-device-queue";

const sent = vi.fn<typeof fetch>();
let stored: Record<string, string>;
let isFull: boolean;

beforeEach(() => {
	isFull = false;
	const { storage, stored: entries } = fakeStorage({ isFull: () => isFull });
	stored = entries;
	const window = new EventTarget();
	vi.stubGlobal("localStorage", storage);
	vi.stubGlobal("fetch", sent);
	vi.stubGlobal("navigator", { onLine: true });
	vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
	vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
	vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
	vi.stubGlobal("dispatchEvent", window.dispatchEvent.bind(window));
	sent.mockReset();
});
afterEach(() => {
	for (const { key } of readQueuedActions()) dropQueuedAction(key);
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const action = (url: string, more: Partial<NewQueuedAction> = {}): NewQueuedAction => ({
	userId: 7,
	kind: "progress",
	subject: url,
	url,
	body: {},
	...more,
});
const answer = (status: number, body: unknown = {}) => Response.json(body, { status });
const urls = () => sent.mock.calls.map(([url]) => url);
const waiting = () => readQueuedActions().map(({ url }) => url);

describe("what is kept", () => {
	test("is sent in order, once, and then gone", async () => {
		sent.mockImplementation(async () => answer(200));
		for (const url of ["/api/a", "/api/b", "/api/c"]) queueAction(action(url));
		expect(waiting()).toEqual(["/api/a", "/api/b", "/api/c"]);

		await Promise.all([sendQueuedActions(7), sendQueuedActions(7)]);

		expect(urls()).toEqual(["/api/a", "/api/b", "/api/c"]);
		expect([stored, readQueuedActions()]).toEqual([{}, []]);
	});

	test("stays without a network, and goes under the same key when it is back", async () => {
		sent.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		expect(await sendAction(action("/api/a", { slot: "a" }))).toEqual({ state: "offline" });
		expect(readQueuedActions()).toMatchObject([{ waits: "network" }]);
		queueAction(action("/api/b"));
		sent.mockImplementation(async () => answer(200));
		await sendQueuedActions(7);

		const keys = sent.mock.calls.map(([, init]) => new Headers(init?.headers).get("Idempotency-Key"));
		expect(urls()).toEqual(["/api/a", "/api/a", "/api/b"]);
		expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
	});

	test("is nobody else's", async () => {
		queueAction(action("/api/mine"));
		queueAction(action("/api/theirs", { userId: 8 }));
		sent.mockImplementation(async () => answer(200));
		await sendQueuedActions(8);

		expect([urls(), waiting()]).toEqual([["/api/theirs"], ["/api/mine"]]);
		expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get("X-Kept-By")).toBe("8");
	});

	test("gives way to a later one of its slot, also while it is under way", async () => {
		queueAction(action("/api/a", { slot: "draft", body: { text: "one" } }));
		sent.mockImplementationOnce(async () => {
			queueAction(action("/api/a", { slot: "draft", body: { text: "two" } }));
			return answer(200);
		});
		sent.mockImplementation(async () => answer(200));
		await sendQueuedActions(7);

		expect(sent.mock.calls.map(([, init]) => init?.body)).toEqual(['{"text":"one"}', '{"text":"two"}']);
		expect(readQueuedActions()).toEqual([]);
	});

	test("lives in the tab where storage is full", async () => {
		isFull = true;
		const listen = vi.fn();
		const forget = onQueueChange(listen);
		queueAction(action("/api/a"));
		expect([waiting(), listen.mock.calls.length]).toEqual([["/api/a"], 1]);
		sent.mockImplementation(async () => answer(204));
		forget();
	});

	test.each(["", "null", "{", '{"key":"k","userId":7,"url":"//evil.example","at":1}', '{"key":"k","url":"/a","at":1}'])(
		"is not what nobody has written: %s",
		(text) => expect(parseQueuedAction(text)).toBeNull(),
	);
});

describe("what the server says", () => {
	test.each([
		[200, "done"],
		[204, "done"],
		[0, "signIn"],
		[401, "signIn"],
		[400, "refused"],
		[404, "refused"],
		[409, "refused"],
		[408, "later"],
		[429, "later"],
		[503, "later"],
	])("%i is %s", (status, state) => expect(sendStateOf(status)).toBe(state));

	test("a refusal for good is kept with its words and not sent again; what nobody is told of goes", async () => {
		sent.mockImplementation(async () => answer(409, { error: { message: "No attempts are left." } }));
		const told = vi.fn();
		const forget = onActionSent(told);
		expect(await sendAction(action("/api/a"))).toMatchObject({ state: "refused" });
		await sendAction(action("/api/quiet", { isQuiet: true }));
		await sendQueuedActions(7);
		forget();

		expect([urls(), told.mock.calls.length]).toEqual([["/api/a", "/api/quiet"], 2]);
		expect(readQueuedActions()).toMatchObject([
			{ url: "/api/a", refused: { status: 409, message: "No attempts are left." } },
		]);
	});

	test("a fault of the server holds back what was done to the same thing, and nothing else", async () => {
		for (const url of ["/api/a", "/api/a2"]) queueAction(action(url, { subject: "lesson:1" }));
		queueAction(action("/api/b"));
		sent.mockImplementation(async (url) => answer(url === "/api/a" ? 500 : 200));
		await sendQueuedActions(7);
		expect([urls(), waiting()]).toEqual([
			["/api/a", "/api/b"],
			["/api/a", "/api/a2"],
		]);
	});

	test("who is not signed in any more keeps everything", async () => {
		for (const url of ["/api/a", "/api/b"]) queueAction(action(url));
		sent.mockImplementation(async () => answer(401));
		await sendQueuedActions(7);
		expect([urls(), waiting()]).toEqual([["/api/a"], ["/api/a", "/api/b"]]);
		expect(readQueuedActions().map(({ waits }) => waits)).toEqual(["signIn", "signIn"]);
	});
});

test("what is done while the page is being left goes out at once, past what waits", async () => {
	queueAction(action("/api/a"));
	sent.mockImplementation(async () => answer(200));
	await sendAction(action("/api/b"), { isLeaving: true });
	expect([urls(), waiting()]).toEqual([["/api/b"], ["/api/a"]]);
});

test("it is sent at the start, when the network returns, and by and by", async () => {
	vi.useFakeTimers();
	queueAction(action("/api/a"));
	sent.mockImplementation(async () => answer(503));
	const end = watchDeviceQueue(7);
	await vi.advanceTimersByTimeAsync(0);
	expect(urls()).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(urls()).toHaveLength(2);
	dispatchEvent(new Event("online"));
	await vi.advanceTimersByTimeAsync(0);
	expect(urls()).toHaveLength(3);
	end();
	await vi.advanceTimersByTimeAsync(600_000);
	expect(urls()).toHaveLength(3);
});
