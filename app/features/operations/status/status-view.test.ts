import { expect, test } from "vitest";
import { firstDay, statusView } from "./status-view";

const now = new Date("2026-11-22T10:00:00Z");
const formats = { longDay: (day: string) => day, number: String };
const row = (day: string, checks: number, failures: number) => ({
	day,
	part: "database" as const,
	checks,
	failures,
	totalMs: checks * 4,
	slowestMs: 90,
});

test("a day without a measurement is neither up nor down", () => {
	const [database, files] = statusView([row("2026-11-22", 100, 0)], now, formats);
	expect(database?.days).toHaveLength(90);
	expect(database?.days[0]).toMatchObject({ day: firstDay(now), state: "none", uptime: null });
	expect(database?.days.at(-1)).toMatchObject({ day: "2026-11-22", state: "up", uptime: "100", typical: "4" });
	expect([database?.uptime, files?.uptime]).toEqual(["100", null]);
});

test("one failure in many is not a hundred percent, and a tenth of them is an outage", () => {
	const rows = [row("2026-11-20", 100_000, 1), row("2026-11-21", 100, 10)];
	const [database] = statusView(rows, now, formats);
	expect(database?.days.slice(-3).map(({ state, uptime }) => [state, uptime])).toEqual([
		["some", "99.99"],
		["down", "90"],
		["none", null],
	]);
});
