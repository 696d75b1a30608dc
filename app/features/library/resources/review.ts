/** True for a day of review (`YYYY-MM-DD`) that lies more than a year back. */
export function isReviewDue(reviewedOn: string, now: Date): boolean {
	return nextReview(reviewedOn) < now;
}

/** A year after a day of review. */
export function nextReview(reviewedOn: string): Date {
	const day = new Date(`${reviewedOn}T00:00:00Z`);
	day.setUTCFullYear(day.getUTCFullYear() + 1);
	return day;
}

/** Whole months since a day of review; 0 in its first month. */
export function monthsSince(reviewedOn: string, now: Date): number {
	const day = new Date(`${reviewedOn}T00:00:00Z`);
	const months = (now.getUTCFullYear() - day.getUTCFullYear()) * 12 + now.getUTCMonth() - day.getUTCMonth();
	return Math.max(0, months - (now.getUTCDate() < day.getUTCDate() ? 1 : 0));
}
