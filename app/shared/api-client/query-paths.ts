/** Where the caller's enrollments are read; a change of them names it as outdated. */
export const ENROLLMENTS_PATH = "/api/enrollments";
