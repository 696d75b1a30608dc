import { MINUTE_MS } from "#app/shared/durations.ts";

/** `none`: no measurements; `down`: at least a tenth failed. */
export type DayState = "up" | "some" | "down" | "none";

type Day = { checks: number; failures: number };
type Incident = { state: string; impact: "notice" | "partial" | "outage" };

export function stateOfDay(row: Day | undefined): DayState {
	if (!row || row.checks === 0) return "none";
	const failed = row.failures / row.checks;
	return failed >= 0.1 ? "down" : failed > 0 ? "some" : "up";
}

type Last = { part: string; lastAt: Date | null; lastIsUp: boolean | null };

/** Minutes until a result is stale; the clock probes every five. */
export const FRESH_MINUTES = 15;

/** By the latest result; `none` when stale. A single failure is no outage. */
export function partsNow(rows: readonly Last[], now: Date): DayState[] {
	return [...new Set(rows.map(({ part }) => part))].map((part) => {
		const answers = rows.flatMap((row) =>
			row.part === part && row.lastAt ? [{ at: row.lastAt, isUp: row.lastIsUp }] : [],
		);
		const last = answers.sort((a, b) => b.at.getTime() - a.at.getTime())[0];
		if (!last || now.getTime() - last.at.getTime() > FRESH_MINUTES * MINUTE_MS) return "none";
		return last.isUp ? "up" : "some";
	});
}

/** The worst state of the parts and of open incidents. */
export function statusNow(parts: readonly DayState[], incidents: readonly Incident[]): DayState {
	const open = incidents.filter(({ state }) => state !== "resolved");
	const told = open.map(({ impact }) => (impact === "outage" ? "down" : impact === "partial" ? "some" : "up"));
	const states: readonly DayState[] = [...parts, ...told];
	return (["down", "some", "up"] as const).find((state) => states.includes(state)) ?? "none";
}
