import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportError } from "./report-error";
import { ErrorReportInput } from "./schemas";

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
	sent.mockReset().mockResolvedValue(new Response("{}", { status: 202 }));
	vi.useFakeTimers();
	vi.stubGlobal("fetch", sent);
	vi.stubGlobal("navigator", { userAgent: "Test/1" });
	vi.stubGlobal("location", { origin: "https://school.example", pathname: "/courses/3", search: "?q=secret" });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const bodyOf = (call: number) => JSON.parse(String(sent.mock.calls[call]?.[1]?.body));

test("sends what the server takes, without the query, even while the page is being left", () => {
	expect(reportError(new Error("first"), { source: "boundary", errorId: "A1" })).toBe(true);

	expect(sent.mock.calls[0]?.[0]).toBe("/api/error-reports");
	expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: "POST", keepalive: true, credentials: "include" });
	const body = bodyOf(0);
	expect(ErrorReportInput.safeParse(body).success).toBe(true);
	expect(body).toMatchObject({ message: "first", userAgent: "Test/1", url: "https://school.example/courses/3" });
	expect(JSON.parse(body.context)).toEqual({ source: "boundary", errorId: "A1" });
});

test("holds back what is ignorable and the third of its kind", () => {
	expect(reportError(new TypeError("Failed to fetch"), { source: "window" })).toBe(false);
	const outcomes = [1, 2, 3, 4].map(() => reportError("again", { source: "promise" }));
	expect(outcomes).toEqual([true, true, false, false]);

	vi.advanceTimersByTime(5001);
	expect(reportError("again", { source: "promise" })).toBe(true);
	expect(sent).toHaveBeenCalledTimes(3);
});

test("a report that cannot be sent is lost in silence", async () => {
	sent.mockRejectedValue(new TypeError("Failed to fetch"));
	expect(reportError("unlucky", { source: "window" })).toBe(true);
	await vi.runAllTimersAsync();
});
