type Attempt = { id: string; score: number; passed: boolean };

/** The attempt to show first; null for the questions. `attempts` are latest first. */
export function attemptToShow(attempts: readonly Attempt[], search: URLSearchParams): string | null {
	const asked = search.get("attempt");
	if (asked) return asked;
	if (["again", "figures", "clock"].some((name) => search.has(name))) return null;
	const passed = attempts.filter((attempt) => attempt.passed);
	return passed.reduce((best, one) => (best && best.score >= one.score ? best : one), passed[0])?.id ?? null;
}
