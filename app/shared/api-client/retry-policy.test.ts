import { describe, expect, test } from "vitest";
import { ApiFailure } from "./api-failure";
import { mutationRetryDelay, queryRetryDelay, shouldRetryMutation, shouldRetryQuery } from "./retry-policy";

const failure = (status: number | null, message = "x") => new ApiFailure(message, status);

describe("queries", () => {
	test("are tried again twice, after 1 and 2 seconds, never later than 10", () => {
		expect([0, 1, 2, 3].map((count) => shouldRetryQuery(count, failure(500)))).toEqual([true, true, false, false]);
		expect([0, 1, 2, 3, 4, 9].map(queryRetryDelay)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
	});

	test.each([
		[failure(401), false],
		[failure(403), false],
		[failure(404), false],
		[failure(400), true],
		[failure(429), true],
		[failure(503), true],
		[failure(null, "API Request Failed: GET /x - Failed to fetch"), true],
		[new Error("403: Forbidden"), false],
		[new Error("Authentication required"), false],
		[new Error("You are UNAUTHORIZED"), false],
		[new Error("Course not found"), false],
		[new Error("Missing required field"), false],
		["not found", false],
		[null, true],
	])("%o: %s", (error, isRetried) => {
		expect(shouldRetryQuery(0, error)).toBe(isRetried);
	});
});

describe("mutations", () => {
	test("are tried again once, after 1 second, never later than 5", () => {
		expect([0, 1, 2].map((count) => shouldRetryMutation(count, failure(500)))).toEqual([true, false, false]);
		expect([0, 1, 2, 3, 9].map(mutationRetryDelay)).toEqual([1000, 2000, 4000, 5000, 5000]);
	});

	test.each([
		[failure(400), false],
		[failure(409), false],
		[failure(499), false],
		[failure(500), true],
		[failure(null, "API Request Failed: POST /x - Failed to fetch"), true],
		[new Error("422: Wrong"), false],
		[new Error("Authentication failed"), false],
		[new Error("Unauthorized"), false],
		[new Error("FORBIDDEN"), false],
	])("%o: %s", (error, isRetried) => {
		expect(shouldRetryMutation(0, error)).toBe(isRetried);
	});
});
