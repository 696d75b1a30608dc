/** How often decisions agreed with somebody's earlier reports. */
export type ReporterRecord = { right: number; wrong: number };

/** Right reports that make a reporter trusted. */
const TRUSTED_FROM = 3;
/** Trusted reporters were right in two of three reports at least. */
const TRUSTED_SHARE = 2 / 3;
/** The sum of weights that hides a thing before somebody has decided. */
const HIDING_WEIGHT = 2;
/** However trusted somebody is, they never hide a thing alone. */
const LEAST_REPORTERS = 2;

/** 0 for a reporter who is not trusted yet or not any more; else the share of their reports that were right. */
export function reporterWeight({ right, wrong }: ReporterRecord): number {
	const share = right / Math.max(1, right + wrong);
	return right >= TRUSTED_FROM && share >= TRUSTED_SHARE ? share : 0;
}

/** True when these reporters, each counted once, suffice to hide what they reported until somebody decides. */
export function hidesUntilDecided(reporters: readonly ReporterRecord[]): boolean {
	const weights = reporters.map(reporterWeight).filter((weight) => weight > 0);
	const sum = weights.reduce((total, weight) => total + weight, 0);
	return weights.length >= LEAST_REPORTERS && sum >= HIDING_WEIGHT;
}
