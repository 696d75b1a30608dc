/** What was reviewed before this day, a year ago, is due for review. Both are `YYYY-MM-DD`. */
export function yearBefore(today: string): string {
	return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}

/** True when the last review was more than a year ago, not yet on the day itself; false when there is none. */
export function isReviewDue(reviewedOn: string, today: string): boolean {
	return reviewedOn !== "" && reviewedOn < yearBefore(today);
}
