/** The page on which the drafts of a course are published. */
export const publishPath = (courseId: number) => `/instructor-dashboard/courses/${courseId}/publish`;
