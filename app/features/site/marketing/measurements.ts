/** Recorded figures for claims. Null when nothing is recorded: the claim is then hidden. */
export type Measurements = {
	totalUsers: number;
	activeEnrollments: number;
	enrollments: number;
	completedEnrollments: number;
	enrolledLastDay: number;
	/** All-time enrollments of the featured course, else of the first; null while no course is on offer. */
	featuredEnrollments: number | null;
	totalCourses: number;
	/** In US cents. */
	highestPriceCents: number | null;
	/** Actual refund period in days. */
	refundDays: number | null;
	/** Actual affiliate share in percent. */
	affiliatePercent: number | null;
};

export const NOTHING_MEASURED: Measurements = {
	totalUsers: 0,
	activeEnrollments: 0,
	enrollments: 0,
	completedEnrollments: 0,
	enrolledLastDay: 0,
	featuredEnrollments: null,
	totalCourses: 0,
	highestPriceCents: null,
	refundDays: null,
	affiliatePercent: null,
};

/** Completed enrollments in whole percent; 0 without any. */
export function measuredRate({ enrollments, completedEnrollments }: Measurements): number {
	return enrollments > 0 ? Math.round((100 * completedEnrollments) / enrollments) : 0;
}
