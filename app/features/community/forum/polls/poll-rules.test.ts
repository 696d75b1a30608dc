import { describe, expect, test } from "vitest";
import { isPollClosed, readChoice, readPoll, showsFigures } from "./poll-rules";

const NOW = new Date("2026-11-30T12:00:00Z");
const WRITER = { now: NOW, timeZone: "Europe/Lisbon" };
const poll = (options: string, rest = {}) => readPoll({ question: "Which fee?", options, ...rest }, WRITER);

describe("a poll that somebody types", () => {
	test("has one option a line, each once", () => {
		const read = poll(" 5,000\n\n10,000 \n5,000", { isMultiple: "on", days: "7", results: "closed" });
		expect(read).toEqual({
			ok: true,
			poll: {
				question: "Which fee?",
				options: ["5,000", "10,000"],
				isMultiple: true,
				results: "closed",
				closesAt: new Date("2026-12-07T12:00:00Z"),
			},
		});
	});

	test("is none while both texts are empty", () => {
		expect(readPoll({ question: "", options: " \n", days: "7" }, WRITER)).toEqual({ ok: true, poll: null });
		expect(readPoll(undefined, WRITER)).toEqual({ ok: true, poll: null });
	});

	test("shows its figures to who has voted if it never closes", () => {
		expect(poll("a\nb", { results: "closed" })).toMatchObject({ poll: { results: "voted", closesAt: null } });
	});

	test.each([
		["one option", "a", "errors.pollOptions"],
		["the same option twice", "a\na", "errors.pollOptions"],
		["eleven options", "abcdefghijk".split("").join("\n"), "errors.pollOptions"],
		["an option that is too long", `a\n${"b".repeat(121)}`, "errors.pollOptionLong"],
	])("is refused with %s", (_what, options, key) => {
		expect(poll(options)).toEqual({ ok: false, errors: { "poll.options": [{ key }] } });
	});

	test.each([
		["Europe/Lisbon", "2026-12-24T18:00", "2026-12-24T18:00:00Z"],
		["Europe/Berlin", "2026-12-24 18:00:00", "2026-12-24T17:00:00Z"],
		["Asia/Shanghai", "2027-01-01T00:30", "2026-12-31T16:30:00Z"],
	])("ends in %s at the chosen %s", (timeZone, until, instant) => {
		const typed = { question: "Which fee?", options: "a\nb", days: "until" as const, until };
		expect(readPoll(typed, { now: NOW, timeZone })).toMatchObject({ poll: { closesAt: new Date(instant) } });
	});

	test.each([
		["no end", "", "errors.pollUntil"],
		["a day that does not exist", "2026-02-30T10:00", "errors.pollUntil"],
		["a time that does not exist", "2026-12-24T25:00", "errors.pollUntil"],
		["an end that has passed", "2026-11-30T12:00", "errors.pollUntilRange"],
		["an end two years ahead", "2028-11-30T12:00", "errors.pollUntilRange"],
	])("is refused with %s", (_what, until, key) => {
		expect(poll("a\nb", { days: "until", until })).toEqual({ ok: false, errors: { "poll.until": [{ key }] } });
	});

	test("leaves a chosen end out where days are chosen", () => {
		expect(poll("a\nb", { days: "1", until: "never" })).toMatchObject({
			poll: { closesAt: new Date("2026-12-01T12:00:00Z") },
		});
	});

	test("is refused without a question", () => {
		expect(readPoll({ options: "a\nb" }, WRITER)).toEqual({
			ok: false,
			errors: { "poll.question": [{ key: "errors.pollQuestion" }] },
		});
	});
});

test.each([
	[{ options: ["a", "b", "c"], isMultiple: false }, [1], [1]],
	[{ options: ["a", "b", "c"], isMultiple: false }, [1, 2], null],
	[{ options: ["a", "b", "c"], isMultiple: true }, [2, 0, 2], [0, 2]],
	[{ options: ["a", "b", "c"], isMultiple: true }, [3], null],
	[{ options: ["a", "b", "c"], isMultiple: true }, [], null],
])("of %o the choice %o is %o", (of, places, chosen) => {
	expect(readChoice(of, places)).toEqual(chosen);
});

test("a poll ends at its time and with its topic", () => {
	const open = { closedAt: null };
	expect(isPollClosed({ closesAt: null }, open, NOW)).toBe(false);
	expect(isPollClosed({ closesAt: NOW }, open, NOW)).toBe(true);
	expect(isPollClosed({ closesAt: null }, { closedAt: NOW }, NOW)).toBe(true);
});

test("figures that are kept to the end are shown to nobody before", () => {
	expect(showsFigures({ results: "voted" }, { isClosed: false, hasVoted: false })).toBe(false);
	expect(showsFigures({ results: "voted" }, { isClosed: false, hasVoted: true })).toBe(true);
	expect(showsFigures({ results: "closed" }, { isClosed: false, hasVoted: true })).toBe(false);
	expect(showsFigures({ results: "closed" }, { isClosed: true, hasVoted: false })).toBe(true);
});
