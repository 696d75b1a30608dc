export function nextReview(reviewedOn: string): Date {
	const day = new Date(`${reviewedOn}T00:00:00Z`);
	day.setUTCFullYear(day.getUTCFullYear() + 1);
	return day;
}

export function monthsSince(reviewedOn: string, now: Date): number {
	const day = new Date(`${reviewedOn}T00:00:00Z`);
	const months = (now.getUTCFullYear() - day.getUTCFullYear()) * 12 + now.getUTCMonth() - day.getUTCMonth();
	return Math.max(0, months - (now.getUTCDate() < day.getUTCDate() ? 1 : 0));
}
