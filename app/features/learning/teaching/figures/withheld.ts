/** Figures of fewer learners would tell about one of them, so they are withheld. */
export const LEAST_LEARNERS = 5;

export function isWithheld(learners: number): boolean {
	return learners < LEAST_LEARNERS;
}
