import type { CommissionState } from "./commission-state";

type StoredCommission = {
	state: CommissionState;
	amountMinor: number;
	voidMinor: number;
	/** The sum of corrections made after the payout. */
	correctedMinor: number;
};
type CommissionChange = { kind: "adjust"; amountMinor: number } | { kind: "correct"; amountMinor: number } | null;

/** Brings a commission to `keptMinor`: adjusts the row before a payout, adds a correction after it. */
export function neededChange(
	{ state, amountMinor, voidMinor, correctedMinor }: StoredCommission,
	keptMinor: number,
): CommissionChange {
	const difference = keptMinor - amountMinor - correctedMinor;
	if (difference === 0) return null;
	const adjusted = keptMinor - correctedMinor;
	const isOpen = state === "pending" || state === "approved" || state === "void";
	if (isOpen && adjusted >= 0 && adjusted <= amountMinor + voidMinor) return { kind: "adjust", amountMinor: adjusted };
	return { kind: "correct", amountMinor: difference };
}
