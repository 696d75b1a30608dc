import { MINUTE_MS } from "#app/shared/durations.ts";

/** How a part did on a day: `none` where nobody measured, `down` from a tenth of failed answers on. */
export type DayState = "up" | "some" | "down" | "none";

type Day = { checks: number; failures: number };
type Incident = { state: string; impact: "notice" | "partial" | "outage" };

/** How a part did on a day, by its measurements: `down` from a tenth of failed answers on. */
export function stateOfDay(row: Day | undefined): DayState {
	if (!row || row.checks === 0) return "none";
	const failed = row.failures / row.checks;
	return failed >= 0.1 ? "down" : failed > 0 ? "some" : "up";
}

type Last = { part: string; lastAt: Date | null; lastIsUp: boolean | null };

/** Minutes after which an answer says nothing of now any more: the clock asks every five. */
export const FRESH_MINUTES = 15;

/** How each part does now, by the last of its answers; `none` where that is too old. One that failed is no outage yet. */
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

/** One word for the whole school: the worst of how its parts do and of what admins say in incidents that go on. */
export function statusNow(parts: readonly DayState[], incidents: readonly Incident[]): DayState {
	const open = incidents.filter(({ state }) => state !== "resolved");
	const told = open.map(({ impact }) => (impact === "outage" ? "down" : impact === "partial" ? "some" : "up"));
	const states: readonly DayState[] = [...parts, ...told];
	return (["down", "some", "up"] as const).find((state) => states.includes(state)) ?? "none";
}
