import { expect, test } from "vitest";
import { admitAttempt, afterFailure, type BreakerState, CLOSED_BREAKER, createBreaker, PAUSE_MS } from "./breaker.ts";

const now = 1_000_000;
const failed = (times: number, at = now) => {
	let state: BreakerState = CLOSED_BREAKER;
	for (let failure = 0; failure < times; failure++) state = afterFailure(state, at);
	return state;
};

test("stays closed through four failures in a row and opens with the fifth", () => {
	expect(admitAttempt(failed(4), now).admitted).toBe(true);
	expect(admitAttempt(failed(5), now).admitted).toBe(false);
});

test("admits one alone when the pause is over, and all others wait on", () => {
	const probe = admitAttempt(failed(5), now + PAUSE_MS);

	expect(probe.admitted).toBe(true);
	expect(admitAttempt(probe.state, now + PAUSE_MS).admitted).toBe(false);
	expect(admitAttempt(failed(5), now + PAUSE_MS - 1).admitted).toBe(false);
});

test("a probe that is never heard of again does not keep it open for good", () => {
	const probe = admitAttempt(failed(5), now + PAUSE_MS);
	expect(admitAttempt(probe.state, now + 2 * PAUSE_MS).admitted).toBe(true);
});

test("a probe that fails begins the pause anew", () => {
	const later = now + PAUSE_MS + 1500;
	const state = afterFailure(admitAttempt(failed(5), later).state, later);

	expect(admitAttempt(state, later + PAUSE_MS - 1).admitted).toBe(false);
	expect(admitAttempt(state, later + PAUSE_MS).admitted).toBe(true);
});

test("one success closes it and forgets what was before", () => {
	const breaker = createBreaker(() => {});
	for (let failure = 0; failure < 4; failure++) breaker.failed(now, "gone");
	breaker.succeeded();
	for (let failure = 0; failure < 4; failure++) breaker.failed(now, "gone");
	expect(breaker.admits(now)).toBe(true);

	breaker.failed(now, "gone");
	expect(breaker.admits(now)).toBe(false);
	breaker.succeeded();
	expect(breaker.admits(now)).toBe(true);
});

test("says what failed, once that the database is out, and once that it is back", () => {
	const lines: string[] = [];
	const breaker = createBreaker((line) => lines.push(JSON.parse(line).event));
	for (let failure = 0; failure < 6; failure++) breaker.failed(now, new Error("gone"));
	breaker.succeeded();
	breaker.succeeded();

	const failed = Array<string>(4).fill("database.failed");
	expect(lines).toEqual([...failed, "database.out", "database.failed", "database.back"]);
});
