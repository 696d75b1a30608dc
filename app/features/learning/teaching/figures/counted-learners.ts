/** Learners whose way through a course is counted, the latest to enroll. */
export const COUNTED_LEARNERS = 2_000;
