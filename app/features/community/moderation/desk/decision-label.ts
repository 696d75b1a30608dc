import { OUTCOMES, SANCTIONS } from "#db/schema/community/moderation-kinds.ts";

/** What the button of the decision says: what it will do. */
export function decisionLabel(chosen: { outcome: string; sanction: string }) {
	const outcome = OUTCOMES.find((one) => one === chosen.outcome);
	const sanction = SANCTIONS.find((one) => one === chosen.sanction) ?? "none";
	if (!outcome) return "decide.nothing";
	return outcome === "kept" ? "decide.kept" : (`decide.${outcome}.${sanction}` as const);
}
