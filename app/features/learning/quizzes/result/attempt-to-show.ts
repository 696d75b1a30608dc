type Attempt = { id: string; score: number; passed: boolean };

/**
 * Which attempt the page of a quiz opens with; null for its questions. A passed quiz opens with its result, unless it is
 * tried again. `attempts` are the latest first.
 */
export function attemptToShow(attempts: readonly Attempt[], search: URLSearchParams): string | null {
	const asked = search.get("attempt");
	if (asked) return asked;
	if (search.has("again") || search.has("figures")) return null;
	const passed = attempts.filter((attempt) => attempt.passed);
	return passed.reduce((best, one) => (best && best.score >= one.score ? best : one), passed[0])?.id ?? null;
}
