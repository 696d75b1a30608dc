import { type DecidedMarks, type MarkedAttempt, remarkAttempt } from "./remark";

/** Results that would rise and fall, and learners who would pass for the first time. Nobody loses a pass. */
export type RegradeEffect = { rise: number; fall: number; pass: number };

type Measured = { stored: { score: number; passed: boolean; enrollmentId: number }; attempt: MarkedAttempt };

/** What regrades would do to attempts as they are marked now. */
export function measureEffect(
	attempts: readonly Measured[],
	regrades: readonly DecidedMarks[],
	need: number,
): RegradeEffect {
	const results = attempts.map(({ stored, attempt }) => {
		const { score } = remarkAttempt(attempt, regrades);
		return { ...stored, gain: score - stored.score, passes: stored.passed || score >= need };
	});
	const passedBefore = new Set(results.filter(({ passed }) => passed).map(({ enrollmentId }) => enrollmentId));
	const passing = new Set(results.filter(({ passes }) => passes).map(({ enrollmentId }) => enrollmentId));
	return {
		rise: results.filter(({ gain }) => gain > 0).length,
		fall: results.filter(({ gain }) => gain < 0).length,
		pass: passing.size - passedBefore.size,
	};
}
