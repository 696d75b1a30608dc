import { expect, test } from "vitest";
import { endOfQuiet } from "./quiet-hours";

const NIGHT = { from: 22 * 60, until: 7 * 60 };
const end = (now: string, zone = "Europe/Berlin", hours = NIGHT) =>
	endOfQuiet(hours, zone, new Date(now))?.toISOString() ?? null;

test("nights are quiet across midnight, in the zone of their owner", () => {
	expect(end("2026-11-20T20:59:59Z")).toBeNull();
	expect(end("2026-11-20T21:00:00Z")).toBe("2026-11-21T06:00:00.000Z");
	expect(end("2026-11-21T05:59:00Z")).toBe("2026-11-21T06:00:00.000Z");
	expect(end("2026-11-21T06:00:00Z")).toBeNull();
	expect(end("2026-11-20T21:00:00Z", "Asia/Shanghai")).toBe("2026-11-20T23:00:00.000Z");
});

test("hours of one day end on that day", () => {
	const noon = { from: 12 * 60, until: 13 * 60 };
	expect(end("2026-11-20T11:30:00Z", "Europe/Berlin", noon)).toBe("2026-11-20T12:00:00.000Z");
	expect(end("2026-11-20T12:00:00Z", "Europe/Berlin", noon)).toBeNull();
});

test("where clocks change in the night, it ends by the clock of the morning", () => {
	expect(end("2026-03-28T22:00:00Z")).toBe("2026-03-29T05:00:00.000Z");
	expect(end("2026-10-24T22:00:00Z")).toBe("2026-10-25T06:00:00.000Z");
});

test("an end that clocks skip is an hour later", () => {
	const early = { from: 22 * 60, until: 2 * 60 + 30 };
	expect(end("2026-03-29T00:30:00Z", "Europe/Berlin", early)).toBe("2026-03-29T01:30:00.000Z");
});

test("of an end that comes twice the next one counts", () => {
	const early = { from: 22 * 60, until: 2 * 60 + 30 };
	expect(end("2026-10-24T23:00:00Z", "Europe/Berlin", early)).toBe("2026-10-25T01:30:00.000Z");
	expect(end("2026-10-25T01:30:00Z", "Europe/Berlin", early)).toBeNull();
});

test("an unknown zone counts as UTC", () => {
	expect(end("2026-11-20T22:00:00Z", "Mars/Base")).toBe("2026-11-21T07:00:00.000Z");
});
