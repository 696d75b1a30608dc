import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MINUTE_MS } from "../durations.ts";
import { createQueryClient, observeQuery, runMutation } from "./query-client";
import {
	coursesQuery,
	currentUserQuery,
	enrollmentsOf,
	enrollmentsQuery,
	platformStatsQuery,
	QUERY_DEFAULTS,
} from "./query-policy";

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("fetch", sent);
	sent.mockReset();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function noteTimes(status: number, body = "{}") {
	const times: number[] = [];
	let first: number | undefined;
	sent.mockImplementation(async () => {
		first ??= Date.now();
		times.push(Date.now() - first);
		return new Response(body, { status });
	});
	return times;
}

describe("under the school's policies", () => {
	test("a failing query is asked at 0, 1 and 3 seconds, then given up", async () => {
		const times = noteTimes(503);
		const asked = createQueryClient().fetchQuery({ queryKey: ["/api/courses"], retry: QUERY_DEFAULTS.retry });
		const outcome = expect(asked).rejects.toMatchObject({ status: 503 });
		await vi.runAllTimersAsync();
		await outcome;
		expect(times).toEqual([0, 1000, 3000]);
	});

	test("a query that finds nothing is asked once", async () => {
		const times = noteTimes(404);
		const asked = createQueryClient().fetchQuery({ queryKey: ["/api/courses", 9], retry: QUERY_DEFAULTS.retry });
		const outcome = expect(asked).rejects.toMatchObject({ status: 404 });
		await vi.runAllTimersAsync();
		await outcome;
		expect(times).toEqual([0]);
	});

	test("a failing change is sent again after 1 second, a refused one never", async () => {
		const times = noteTimes(500);
		const change = { method: "POST", path: "/api/enrollments", body: { courseId: 1 } } as const;
		const outcome = expect(runMutation(createQueryClient(), change)).rejects.toMatchObject({ status: 500 });
		await vi.runAllTimersAsync();
		await outcome;
		expect(times).toEqual([0, 1000]);

		const refusedTimes = noteTimes(402);
		await expect(runMutation(createQueryClient(), change)).rejects.toMatchObject({ status: 402 });
		expect(refusedTimes).toEqual([0]);
	});

	test("what was read is fresh for five minutes and not asked for again by itself", async () => {
		const times = noteTimes(200, '["a"]');
		const client = createQueryClient();
		const query = { queryKey: ["/api/courses"] } as const;
		const results: unknown[] = [];
		const stop = observeQuery(client, query, ({ data }) => results.push(data));
		await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1000);
		stop();
		observeQuery(client, query, () => {})();
		expect([times.length, results.at(-1)]).toEqual([1, ["a"]]);

		await vi.advanceTimersByTimeAsync(1001);
		const stopAgain = observeQuery(client, query, () => {});
		await vi.advanceTimersByTimeAsync(10);
		stopAgain();
		expect(times).toHaveLength(2);
	});

	test("a change makes what it touches stale, in every language", async () => {
		const times = noteTimes(200, "[]");
		const client = createQueryClient();
		const stop = observeQuery(client, enrollmentsQuery("fr"), () => {});
		await vi.advanceTimersByTimeAsync(10);
		await runMutation(client, { method: "POST", path: "/api/enrollments", body: {} }, ["/api/enrollments"]);
		stop();
		expect(times).toHaveLength(3);
	});
});

describe("what came with the page", () => {
	const ada = { id: 1 };

	test("is shown at once and asked for only when it has grown old", async () => {
		const times = noteTimes(200, '{"id":2}');
		const client = createQueryClient();
		const already = { data: ada, readAt: Date.now() };
		const seen: unknown[] = [];
		const look = () =>
			observeQuery<{ id: number } | null>(client, currentUserQuery(), ({ data }) => seen.push(data), already);

		look()();
		expect([seen, times]).toEqual([[ada], []]);

		await vi.advanceTimersByTimeAsync(5 * MINUTE_MS + 1);
		const stop = look();
		await vi.advanceTimersByTimeAsync(10);
		stop();
		expect([seen.at(-1), times.length]).toEqual([{ id: 2 }, 1]);
	});

	test("takes the place of what was read before it, never of what was read after", () => {
		const client = createQueryClient();
		const now = Date.now();
		const show = (data: { id: number }, readAt: number) => {
			let seen: unknown;
			observeQuery<{ id: number } | null>(client, currentUserQuery(), (result) => (seen = result.data), {
				data,
				readAt,
			})();
			return seen;
		};

		expect(show({ id: 1 }, now - 2000)).toEqual({ id: 1 });
		expect(show({ id: 3 }, now)).toEqual({ id: 3 });
		expect(show({ id: 2 }, now - 1000)).toEqual({ id: 3 });
	});
});

test("a change that must not be lost goes through while the page is left, and offline it fails at once", async () => {
	noteTimes(200);
	vi.stubGlobal("navigator", { onLine: false });
	const change = { method: "POST", path: "/api/lessons/1/progress", body: {}, keepalive: true } as const;
	await runMutation(createQueryClient(), change);

	expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: "POST", keepalive: true });
});

test("who nobody knows is null, not a failure", async () => {
	noteTimes(401);
	expect(await createQueryClient().fetchQuery({ ...currentUserQuery() })).toBeNull();
	expect(sent).toHaveBeenCalledTimes(1);
});

test("courses and enrollments are asked for in the language of the page", () => {
	expect([coursesQuery("zh").queryKey, enrollmentsQuery("zh").queryKey]).toEqual([
		["/api/courses?lang=zh"],
		["/api/enrollments?lang=zh"],
	]);
});

test("the numbers of the specification", () => {
	expect(QUERY_DEFAULTS).toMatchObject({
		staleTime: 5 * MINUTE_MS,
		refetchInterval: false,
		refetchOnWindowFocus: false,
	});
	expect(platformStatsQuery).toMatchObject({ staleTime: 5 * MINUTE_MS, gcTime: 10 * MINUTE_MS });
	expect(currentUserQuery()).toMatchObject({ staleTime: 5 * MINUTE_MS, retry: false });
});

test("enrollments are filtered by user", () => {
	expect(enrollmentsOf([{ userId: 1 }, { userId: 2 }], 2)).toEqual([{ userId: 2 }]);
});
