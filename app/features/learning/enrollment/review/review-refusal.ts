/** A learner knows a course well enough to review it from this progress on, in percent. */
export const LEAST_PROGRESS = 25;

type Standing = { progress: number; completedAt: Date | null } | undefined;

/** What stops somebody from reviewing a course, or null. */
export function reviewRefusal(
	enrollment: Standing,
	{ isOwn }: { isOwn: boolean },
): "teaches" | "notEnrolled" | "tooEarly" | null {
	if (isOwn) return "teaches";
	if (!enrollment) return "notEnrolled";
	return enrollment.completedAt || enrollment.progress >= LEAST_PROGRESS ? null : "tooEarly";
}
