export const ENROLLMENTS_PATH = "/api/enrollments";
