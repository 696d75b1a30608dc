import type { CommissionState } from "./commission-state";

type Known = {
	state: CommissionState;
	amountMinor: number;
	voidMinor: number;
	/** The sum of what was corrected after the sale was paid out. */
	correctedMinor: number;
};
type Change = { kind: "adjust"; amountMinor: number } | { kind: "correct"; amountMinor: number } | null;

/**
 * What has to be done so that a commission comes to `keptMinor`, which refunds have left of it. Before it is in a payout
 * the row itself is adjusted; afterwards the difference is a row of its own.
 */
export function neededChange({ state, amountMinor, voidMinor, correctedMinor }: Known, keptMinor: number): Change {
	const difference = keptMinor - amountMinor - correctedMinor;
	if (difference === 0) return null;
	const adjusted = keptMinor - correctedMinor;
	const isOpen = state === "pending" || state === "approved" || state === "void";
	if (isOpen && adjusted >= 0 && adjusted <= amountMinor + voidMinor) return { kind: "adjust", amountMinor: adjusted };
	return { kind: "correct", amountMinor: difference };
}
