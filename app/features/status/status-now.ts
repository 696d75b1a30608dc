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

/** One word for the whole school: the worst of what was measured today and of what admins say in incidents that go on. */
export function statusNow(today: readonly DayState[], incidents: readonly Incident[]): DayState {
	const open = incidents.filter(({ state }) => state !== "resolved");
	const told = open.map(({ impact }) => (impact === "outage" ? "down" : impact === "partial" ? "some" : "up"));
	const states: readonly DayState[] = [...today, ...told];
	return (["down", "some", "up"] as const).find((state) => states.includes(state)) ?? "none";
}
