import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryClient, observeQuery, runMutation } from "./query-client";
import { currentUserQuery, enrollmentsOf, platformStatsQuery, QUERY_DEFAULTS } from "./query-policy";

const MINUTE = 60_000;
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

/** When the calls went out, in milliseconds from the first on. */
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
		await vi.advanceTimersByTimeAsync(5 * MINUTE - 1000);
		stop();
		observeQuery(client, query, () => {})();
		expect([times.length, results.at(-1)]).toEqual([1, ["a"]]);

		await vi.advanceTimersByTimeAsync(1001);
		const stopAgain = observeQuery(client, query, () => {});
		await vi.advanceTimersByTimeAsync(10);
		stopAgain();
		expect(times).toHaveLength(2);
	});

	test("a change makes what it touches stale", async () => {
		const times = noteTimes(200, "[]");
		const client = createQueryClient();
		const stop = observeQuery(client, { queryKey: ["/api/enrollments"] }, () => {});
		await vi.advanceTimersByTimeAsync(10);
		await runMutation(client, { method: "POST", path: "/api/enrollments", body: {} }, ["/api/enrollments"]);
		stop();
		expect(times).toHaveLength(3);
	});
});

test("the numbers of the specification", () => {
	expect(QUERY_DEFAULTS).toMatchObject({ staleTime: 5 * MINUTE, refetchInterval: false, refetchOnWindowFocus: false });
	expect(platformStatsQuery).toMatchObject({ staleTime: 5 * MINUTE, gcTime: 10 * MINUTE });
	expect(currentUserQuery).toMatchObject({ staleTime: 5 * MINUTE, retry: false });
});

test("enrollments are filtered by user", () => {
	expect(enrollmentsOf([{ userId: 1 }, { userId: 2 }], 2)).toEqual([{ userId: 2 }]);
});
