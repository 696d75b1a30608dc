/**
 * What the school has really recorded, as far as claims speak of it. Null is what
 * nobody has recorded yet: a claim measured by it is not shown.
 */
export type Measurements = {
	totalUsers: number;
	activeEnrollments: number;
	enrollments: number;
	completedEnrollments: number;
	/** Enrollments made in the last 24 hours. */
	enrolledLastDay: number;
	/** Enrollments ever made in the featured course, which is the first one; null while none is on offer. */
	featuredEnrollments: number | null;
	/** Courses on offer. */
	totalCourses: number;
	/** The dearest course on sale, in US cents. */
	highestPriceCents: number | null;
	/** Days within which money is really given back. */
	refundDays: number | null;
	/** Share in percent that affiliates are really paid. */
	affiliatePercent: number | null;
};

/** A school that has recorded nothing. */
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

/** The share of enrollments that were completed, in whole percent; 0 without any. */
export function measuredRate({ enrollments, completedEnrollments }: Measurements): number {
	return enrollments > 0 ? Math.round((100 * completedEnrollments) / enrollments) : 0;
}
